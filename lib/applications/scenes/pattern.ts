import type { Canvas } from "../canvas";
import { mix } from "../look";
import { markBricks, markQuarters } from "../marks";
import type { SceneNode } from "../scene.schema";
import { box } from "../shapes";
import type { Studio } from "../studio";

/** A tile that fits itself on every side: four columns of the mark's quarters, or four rows of whole marks. */
export function patternTile(studio: Studio, c: Canvas): SceneNode[] {
  const { look, logo } = studio;
  const { lead, figure } = look.direction;
  const ground = lead === "light" ? "soft" : lead;
  const whole = box(0, 0, c.width, c.height);
  const { icon } = logo.variations;
  const step = c.width / 4;
  const draw = figure === "quarters" || figure === "crop" ? markQuarters : markBricks;
  const { fill, ink } = look[ground];
  const color =
    figure === "crop" && ground === "soft"
      ? look.soft.logo.primary
      : mix(fill, ground === "soft" ? look.primary.fill : ink, 0.22);
  return [c.ground(ground), ...draw(icon, whole, color, step)];
}
