import { toPathData } from "@/lib/geometry/path-data";
import { roundedRectangle } from "@/lib/geometry/shapes";
import { lineBelowTagline } from "@/lib/model/line-below-tagline";
import type { Canvas } from "../canvas";
import type { GroundName } from "../look";
import { MIDDLE } from "../marks";
import type { SceneNode } from "../scene.schema";
import { type Box, box, circle, frame, inset, line, rectangle, shadow, shape, squircleData } from "../shapes";
import type { Studio } from "../studio";

/** What an app's tile and an avatar stand on: never the color of the page around them. */
export function badgeGround({ look }: Studio): GroundName {
  return look.direction.lead === "light" ? "primary" : look.direction.lead;
}

/** A square to its edges, as the stores want it; they cut the corners themselves. */
export function appIcon(studio: Studio, c: Canvas): SceneNode[] {
  const ground = badgeGround(studio);
  const side = c.width * 0.58;
  return [
    c.ground(ground),
    c.logo("icon", ground, box((c.width - side) / 2, (c.height - side) / 2, side, side), MIDDLE),
  ];
}

/** Cut to a circle nearly everywhere: the mark keeps well inside it. */
export function avatar(studio: Studio, c: Canvas): SceneNode[] {
  const ground = badgeGround(studio);
  const side = c.width * 0.5;
  return [
    c.ground(ground),
    c.logo("icon", ground, box((c.width - side) / 2, (c.height - side) / 2, side, side), MIDDLE),
  ];
}

/** A home screen with the app on it, before the screen that it opens with. */
export function phone(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { calm, lead } = look.direction;
  const badge = badgeGround(studio);
  const opening = lead === "light" ? "light" : lead;
  const behind = box(634, 150, 480, 1040);
  const front = box(86, 430, 480, 1040 + 80);
  const screen = bezel(front);
  const tile = 88;
  const gap = (screen.width - 4 * tile) / 5;
  const apps = Array.from({ length: 16 }, (_, at) =>
    box(
      screen.x + gap + (at % 4) * (tile + gap),
      screen.y + 130 + Math.floor(at / 4) * (tile + 58),
      tile,
      tile,
    ),
  );
  const own = apps[9]!;
  return [
    c.ground(calm),
    ...device(c, behind, look[opening].fill, look.dark.fill),
    c.logo("stacked", opening, inset(bezel(behind), 90, 320), MIDDLE),
    ...device(c, front, look.dark.fill, look.dark.fill, look.dark.line),
    ...apps.flatMap((app, at) => {
      const placed = c.flip(app);
      if (at === 9) return [];
      return [
        shape(squircleData(placed), look.dark.tone),
        rectangle(box(placed.x + 18, placed.y + tile + 16, tile - 36, 8), look.dark.tone, 4),
      ];
    }),
    shape(squircleData(c.flip(own)), look[badge].fill),
    c.logo("icon", badge, inset(own, tile * 0.2), MIDDLE),
    ...c.text(
      {
        face: "body",
        text: strategy.name,
        size: 22,
        minSize: 13,
        maxLines: 1,
        fill: look.dark.ink,
        anchor: [0.5, 0],
      },
      box(own.x - gap * 0.45, own.y + tile + 12, tile + gap * 0.9, 30),
    ),
  ];
}

const FRAME = 15;

function bezel(device: Box): Box {
  return inset(device, FRAME);
}

/** A slab with a screen: no buttons, no reflections. */
function device(c: Canvas, given: Box, screen: string, rim: string, edge?: string): SceneNode[] {
  const body = c.flip(given);
  const island = box(body.x + body.width / 2 - 68, body.y + FRAME + 22, 136, 36);
  return [
    ...shadow(body, rim, 50, 70),
    rectangle(body, edge ?? rim, 72),
    rectangle(inset(body, 4), rim, 68),
    rectangle(bezel(body), screen, 58),
    rectangle(island, rim, 18),
    ...(edge ? [frame(inset(island, 1), edge, 2, 17)] : []),
  ];
}

/** The first screen of the brand's site: its line, what it offers, where to begin. */
export function siteHero(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy, features } = studio;
  const { lead, calm, axis } = look.direction;
  const isCentred = axis === "center";
  const page = box(90, 90, c.width - 180, c.height - 90);
  const bar = 56;
  const top = page.y + bar;
  const bottom = c.height;
  const ground: GroundName = lead === "light" ? "soft" : lead;
  const picture = isCentred
    ? box(page.x, bottom - page.width / 6, page.width, page.width / 6)
    : box(page.x + page.width - (bottom - top) * 0.62, top, (bottom - top) * 0.62, bottom - top);
  const margin = 72;
  const column = isCentred ? page.width * 0.74 : picture.x - page.x - 2 * margin;
  const x = isCentred ? page.x + (page.width - column) / 2 : page.x + margin;
  const across = isCentred ? 0.5 : 0;
  const room = (isCentred ? picture.y : bottom) - top - 150;
  const title = {
    face: "heading" as const,
    text: strategy.tagline,
    size: isCentred ? 92 : 104,
    minSize: 40,
    maxLines: isCentred ? 2 : 4,
  };
  const intro = {
    face: "body" as const,
    text: lineBelowTagline(strategy),
    size: 26,
    minSize: 20,
    maxLines: 4,
  };
  const introWidth = Math.min(column, 640);
  const titled = c.measure(title, column);
  const told = c.measure(intro, introWidth);
  const button = { width: 118, height: 66 };
  // Below the ink of the last line, and as far below one without descenders as below most.
  const gaps = { intro: Math.max(titled.depth, titled.size * 0.2) + 36, button: 50 };
  const whole = titled.height + gaps.intro + told.height + gaps.button + button.height;
  const start = top + 130 + Math.max(0, (room - whole) * (isCentred ? 0.42 : 0.44));
  const at = (width: number) => (isCentred ? page.x + (page.width - width) / 2 : x);
  const introTop = start + titled.height + gaps.intro;
  const menuStart = page.x + page.width / 2;
  return [
    c.ground(calm === lead ? "soft" : calm),
    ...shadow(page, look.light.ink, 44, 18),
    shape(rectangleTop(page, 18), look.light.fill),
    shape(rectangleTop({ ...page, height: bar }, 18), look.dark.fill),
    ...[0, 1, 2].map((dot) =>
      circle(c.flip(box(page.x + 32 + dot * 26, 0, 0, 0)).x, page.y + bar / 2, 7, look.dark.line),
    ),
    rectangle(
      c.flip(box(page.x + page.width * 0.3, page.y + 14, page.width * 0.4, bar - 28)),
      look.dark.tone,
      14,
    ),
    c.ground(ground, picture),
    ...heroPicture(studio, c, picture, ground),
    c.logo("combination", "light", box(page.x + margin, top + 44, 330, 54), [0, 0.5]),
    ...(isCentred
      ? menu(
          c,
          features,
          box(menuStart, top + 44, page.x + page.width - margin - menuStart, 54),
          look.light.quiet,
        )
      : []),
    ...c.text({ ...title, fill: look.light.ink, anchor: [across, 0] }, box(x, start, column, room)),
    ...c.text(
      { ...intro, fill: look.light.quiet, anchor: [across, 0] },
      box(at(introWidth), introTop, introWidth, 240),
    ),
    ...arrowButton(studio, c, { x: at(button.width), y: introTop + told.height + gaps.button, ...button }),
  ];
}

/** What is offered, as the brief names it, as far as there is room. */
function menu(c: Canvas, features: readonly string[], area: Box, fill: string): SceneNode[] {
  const nodes: SceneNode[] = [];
  let end = area.x + area.width;
  for (const text of features.slice(0, 3).reverse()) {
    const option = { face: "body" as const, text, size: 21, minSize: 21, maxLines: 1 };
    const { width, lines } = c.measure(option, 260);
    if (lines !== 1 || width > 250 || end - width < area.x) break;
    nodes.push(
      ...c.text({ ...option, fill, anchor: [0, 0.5] }, box(end - width - 2, area.y, width + 6, area.height)),
    );
    end -= width + 40;
  }
  return nodes;
}

/** The brand's figure, or its mark in the middle of a quiet field. */
function heroPicture({ look }: Studio, c: Canvas, area: Box, ground: GroundName): SceneNode[] {
  const { figure } = look.direction;
  if (figure === "quarters") return c.figure(ground, area, { columns: 2 });
  if (figure === "bricks") return c.figure(ground, area, { columns: 12 });
  if (figure === "crop")
    return c.figure(ground, inset(area, 0, 0), {
      scale: 0.84,
      down: 0.52,
      across: 0.74,
      color: look[ground].logo.primary,
    });
  const side = Math.min(area.width, area.height) * 0.5;
  return [
    c.logo(
      "icon",
      ground,
      box(area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side),
      MIDDLE,
    ),
  ];
}

/** Where to begin: an arrow needs no language. */
function arrowButton({ look, strategy }: Studio, c: Canvas, area: Box): SceneNode[] {
  const { fill, ink } = look.primary;
  const placed = c.flip(area);
  const [x, y] = [placed.x + placed.width / 2, placed.y + placed.height / 2];
  const way = strategy.direction === "rtl" ? -1 : 1;
  return [
    rectangle(placed, fill, placed.height / 2),
    line(`M${x - 22 * way} ${y}H${x + 20 * way}`, ink, 4),
    line(`M${x + 8 * way} ${y - 13}L${x + 21 * way} ${y}L${x + 8 * way} ${y + 13}`, ink, 4),
  ];
}

/** The first slide: the logo, the line, and the figure. */
export function slideCover(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { lead, other, axis, figure } = look.direction;
  const margin = 130;
  if (axis === "center") {
    return [
      c.ground(other),
      frame(inset(box(0, 0, c.width, c.height), 56), look[other].line, 3),
      c.logo("stacked", other, box(c.width * 0.25, 170, c.width * 0.5, 470), MIDDLE),
      ...c.text(
        {
          face: "heading",
          text: strategy.tagline,
          size: 76,
          minSize: 40,
          maxLines: 2,
          fill: look[other].ink,
          anchor: [0.5, 0],
        },
        box(c.width * 0.14, 750, c.width * 0.72, 200),
      ),
    ];
  }
  const picture = box(c.width - c.height * 0.75, 0, c.height * 0.75, c.height);
  const ground = figure === "crop" ? other : lead;
  return [
    c.ground(ground),
    ...c.figure(ground, picture, { columns: 3, scale: 1.3 }),
    c.logo("combination", ground, box(margin, margin, 520, 96), [0, 0]),
    ...c.text(
      {
        face: "heading",
        text: strategy.tagline,
        size: 150,
        minSize: 60,
        maxLines: 4,
        fill: look[ground].ink,
        anchor: [0, 1],
      },
      box(margin, 320, picture.x - margin - 60, c.height - margin - 320),
    ),
  ];
}

/** Round at the top alone: the picture cuts the rest. */
function rectangleTop({ x, y, width, height }: Box, radius: number): string {
  return toPathData(roundedRectangle(x, y, x + width, y + height, [radius, radius, 0, 0]));
}
