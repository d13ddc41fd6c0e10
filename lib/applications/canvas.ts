import { rectangle as rectangleOutline } from "@/lib/geometry/shapes";
import type { LogoVariation } from "@/lib/logo/logo.schema";
import type { Face, SetText } from "./lettering";
import type { GroundName } from "./look";
import { type Anchor, markBricks, markCrop, markQuarters, placeLogo } from "./marks";
import type { SceneNode } from "./scene.schema";
import { type Box, rectangle } from "./shapes";
import type { Studio } from "./studio";

interface TextOptions {
  readonly face: Face;
  readonly text: string;
  readonly size: number;
  readonly minSize?: number;
  readonly maxLines?: number;
  readonly leading?: number;
  readonly fill: string;
  /** Where in its box the text stands: 0 at the start or top, 1 at the end or bottom. */
  readonly anchor?: Anchor;
}

/**
 * A sheet to compose on. Boxes are given as for a script that is read from the left; for the others the whole sheet is
 * mirrored, all but the letters and the logo.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  flip(area: Box): Box;
  /** An area filled with a ground, the whole sheet without one. */
  ground(name: GroundName, area?: Box): SceneNode;
  logo(variation: LogoVariation, ground: GroundName, area: Box, anchor?: Anchor): SceneNode;
  text(options: TextOptions, area: Box): SceneNode[];
  /** The same, not drawn yet: for what depends on how much room it takes. */
  measure(options: Omit<TextOptions, "fill" | "anchor">, width: number): SetText;
  /** The figure that the brand's art direction makes of the mark. */
  figure(ground: GroundName, area: Box, options?: FigureOptions): SceneNode[];
}

interface FigureOptions {
  /** Size of a large mark, in heights of the area. */
  readonly scale?: number;
  /** Where the middle of a large mark stands in the area: it begins at the area's start unless this says otherwise. */
  readonly across?: number;
  readonly down?: number;
  /** Cells of a grid in the width of the area. */
  readonly columns?: number;
  readonly color?: string;
}

export function canvasOf(studio: Studio, width: number, height: number): Canvas {
  const { look, logo, type } = studio;
  const isRtl = studio.strategy.direction === "rtl";
  const flip = (area: Box): Box => (isRtl ? { ...area, x: width - area.x - area.width } : area);
  const flipped = ([across, down]: Anchor): Anchor => [isRtl ? 1 - across : across, down];
  const measure: Canvas["measure"] = ({ face, text, size, minSize, maxLines, leading }, room) =>
    type.set(face, text, {
      width: room,
      size,
      minSize: minSize ?? size * 0.4,
      maxLines,
      ...(leading !== undefined && { leading }),
    });
  return {
    width,
    height,
    flip,
    measure,
    ground: (name, area = { x: 0, y: 0, width, height }) => rectangle(flip(area), look[name].fill),
    logo: (variation, ground, area, anchor = [0, 0.5]) =>
      placeLogo(logo.variations[variation], look[ground].logo, flip(area), flipped(anchor)),
    text({ anchor = [0, 0], fill, ...options }, given) {
      const area = flip(given);
      const set = fitted(options);
      const [across] = flipped(anchor);
      const top = area.y + (area.height - set.height) * anchor[1];
      return set.at(
        area.x + area.width * across,
        top,
        fill,
        across < 0.5 ? "left" : across > 0.5 ? "right" : "center",
      );

      /** The largest size at which the text is no higher than its box. */
      function fitted(wanted: Omit<TextOptions, "fill" | "anchor">): SetText {
        for (let { size } = wanted; ; size *= 0.92) {
          const tried = measure(
            { ...wanted, size, minSize: wanted.minSize ?? wanted.size * 0.4 },
            area.width,
          );
          if (tried.height <= area.height || size < (wanted.minSize ?? wanted.size * 0.4)) return tried;
        }
      }
    },
    figure(ground, given, { scale = 1.4, across, down = 0.5, columns = 4, color } = {}) {
      const area = flip(given);
      const tone = color ?? look[ground].tone;
      const { icon } = logo.variations;
      const { figure } = look.direction;
      const step = area.width / columns;
      if (figure === "none") return [];
      if (figure === "quarters") return markQuarters(icon, area, tone, step);
      if (figure === "bricks") return markBricks(icon, area, tone, step);
      const size = area.height * scale;
      const middle = across === undefined ? size / 2 : area.width * across;
      const edge = rectangleOutline(area.x, area.y, area.x + area.width, area.y + area.height);
      const x = isRtl ? area.x + area.width - middle : area.x + middle;
      return [markCrop(icon, edge, tone, { x, y: area.y + area.height * down, size })];
    },
  };
}
