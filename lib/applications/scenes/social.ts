import type { Canvas } from "../canvas";
import type { GroundName } from "../look";
import type { SceneNode } from "../scene.schema";
import { type Box, box, frame, inset } from "../shapes";
import type { Studio } from "../studio";

/** What stands beside a link: the logo and the line, to be read at a third of the size. */
export function linkPreview(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { lead, axis } = look.direction;
  const margin = 76;
  if (axis === "center") return centred(studio, c, lead, 66);
  const picture = box(c.width - 420, 0, 420, c.height);
  return [
    c.ground(lead),
    ...c.figure(lead, picture, { columns: 2, scale: 1.3 }),
    c.logo("combination", lead, box(margin, margin, 380, 68), [0, 0]),
    ...c.text(
      {
        face: "heading",
        text: strategy.tagline,
        size: 96,
        minSize: 40,
        maxLines: 4,
        fill: look[lead].ink,
        anchor: [0, 1],
      },
      box(margin, 190, c.width - picture.width - margin - 48, c.height - 190 - margin),
    ),
  ];
}

/** Frame, logo, line: everything on one axis. */
function centred(studio: Studio, c: Canvas, ground: GroundName, size: number): SceneNode[] {
  const { look, strategy } = studio;
  const whole = box(0, 0, c.width, c.height);
  return [
    c.ground(ground),
    frame(inset(whole, Math.min(c.width, c.height) * 0.05), look[ground].line, 2),
    c.logo(
      "stacked",
      ground,
      box(c.width * 0.2, c.height * 0.16, c.width * 0.6, c.height * 0.42),
      [0.5, 0.5],
    ),
    ...c.text(
      {
        face: "heading",
        text: strategy.tagline,
        size,
        minSize: size * 0.5,
        maxLines: 3,
        fill: look[ground].ink,
        anchor: [0.5, 0.5],
      },
      box(c.width * 0.12, c.height * 0.66, c.width * 0.76, c.height * 0.2),
    ),
  ];
}

interface HeaderOptions {
  /** Which part of the width the network's own avatar may cover. */
  readonly kept: number;
  readonly logoHeight: number;
  /** Cells of a grid in that part. */
  readonly columns: number;
}

/** A wide picture over a profile: the figure where the avatar lies, the logo beside it. */
export function header({ kept, logoHeight, columns }: HeaderOptions) {
  return (studio: Studio, c: Canvas): SceneNode[] => {
    const { look, strategy } = studio;
    const { lead, figure } = look.direction;
    // Networks lay the avatar to the left whatever is read there.
    const left = (area: Box): Box => (strategy.direction === "rtl" ? c.flip(area) : area);
    const pictured = box(0, 0, c.width * kept, c.height);
    const inner = inset(
      box(pictured.width, 0, c.width - pictured.width, c.height),
      (c.width - pictured.width) * 0.09,
      (c.height * (1 - logoHeight)) / 2,
    );
    const scale = (pictured.width * 1.84) / c.height;
    const across = strategy.direction === "rtl" ? 1 : 0;
    return [
      c.ground(lead),
      ...c.figure(lead, left(pictured), {
        columns: figure === "bricks" ? columns * 2 : columns,
        scale,
        across,
      }),
      c.logo("combination", lead, left(inner), [0.5, 0.5]),
    ];
  };
}

/** Telephones and computers show no more of it than the middle, 1235 × 338; televisions all. */
export function youtubeBanner(studio: Studio, c: Canvas): SceneNode[] {
  const { lead, figure } = studio.look.direction;
  const columns = figure === "bricks" ? 4 : 2;
  const side = (c.width - 1235) / 2;
  const scale = (side * 1.84) / c.height;
  return [
    c.ground(lead),
    ...c.figure(lead, box(0, 0, side, c.height), { columns, scale, across: 0 }),
    ...c.figure(lead, box(c.width - side, 0, side, c.height), { columns, scale, across: 1 }),
    c.logo("combination", lead, inset(box(side, (c.height - 338) / 2, 1235, 338), 190, 84), [0.5, 0.5]),
  ];
}

/** 4 : 5; profiles show the middle 3 : 4. The line as large as it can be. */
export function instagramPost(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { lead, other, calm, axis, figure } = look.direction;
  if (axis === "center") return centred(studio, c, studio.isGrave ? calm : other, 88);
  const ground = figure === "quarters" ? calm : other;
  const margin = 96;
  const picture =
    figure === "quarters"
      ? box(0, c.height - c.width / 2, c.width, c.width / 2)
      : box(c.width * 0.24, c.height * 0.48, c.width * 0.76, c.height * 0.52);
  const color = figure === "quarters" ? look[lead].fill : look[ground].tone;
  return [
    c.ground(ground),
    ...c.figure(ground, picture, { color, scale: 1.5, down: 0.76 }),
    ...c.text(
      {
        face: "heading",
        text: strategy.tagline,
        size: 168,
        minSize: 64,
        maxLines: 5,
        fill: look[ground].ink,
      },
      box(margin, margin + 10, c.width - 2 * margin, picture.y - margin - 80),
    ),
  ];
}

/** 9 : 16. A seventh above and a fifth below are the network's own. */
export function story(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { lead, axis, figure } = look.direction;
  const { ink, line } = look[lead];
  const margin = 100;
  const top = c.height * 0.15;
  if (axis === "center") {
    return [
      c.ground(lead),
      frame(inset(box(0, 0, c.width, c.height), 54), line, 3),
      c.logo("stacked", lead, box(150, top + 110, c.width - 300, 620), [0.5, 0.5]),
      ...c.text(
        {
          face: "heading",
          text: strategy.tagline,
          size: 104,
          minSize: 52,
          maxLines: 4,
          fill: ink,
          anchor: [0.5, 0.5],
        },
        box(margin + 30, top + 830, c.width - 2 * margin - 60, 360),
      ),
    ];
  }
  const picture =
    figure === "quarters"
      ? box(0, c.height - c.width * 0.75, c.width, c.width * 0.75)
      : box(c.width * 0.2, c.height * 0.52, c.width * 0.8, c.height * 0.48);
  return [
    c.ground(lead),
    ...c.figure(lead, picture, { scale: 1.24, down: 0.64 }),
    c.logo("combination", lead, box(margin, top, 600, 110), [0, 0]),
    ...c.text(
      { face: "heading", text: strategy.tagline, size: 168, minSize: 64, maxLines: 5, fill: ink },
      box(margin, top + 220, c.width - 2 * margin, picture.y - top - 300),
    ),
  ];
}
