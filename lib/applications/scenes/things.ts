import { circle as circleOutline } from "@/lib/geometry/shapes";
import type { Canvas } from "../canvas";
import { type GroundName, mix } from "../look";
import { MIDDLE, markCrop } from "../marks";
import type { SceneNode } from "../scene.schema";
import { box, circle, frame, group, inset, line, rectangle, shadow, shape, turned } from "../shapes";
import type { Studio } from "../studio";
import { badgeGround } from "./screens";

/** A cotton bag of 38 × 42 cm with long handles, on a hook. */
export function tote(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { lead, other } = look.direction;
  const isDyed = lead === "primary" && other === "secondary";
  const cloth: GroundName = isDyed ? "primary" : "light";
  const wall: GroundName = isDyed ? "soft" : lead === "light" ? "soft" : lead;
  const { fill, ink } = look[cloth];
  const [seam, strap, behind] = [0.16, 0.06, 0.2].map((share) => mix(fill, ink, share)) as [
    string,
    string,
    string,
  ];
  const [left, right, top, bottom] = [240, 960, 560, 1370];
  const body = [
    `M${left + 10} ${top}H${right - 10}`,
    `C${right - 6} ${top + 280} ${right} ${bottom - 240} ${right + 4} ${bottom - 16}`,
    `C${right + 4} ${bottom - 4} ${right - 4} ${bottom} ${right - 16} ${bottom}`,
    `C${right - 200} ${bottom + 10} ${left + 200} ${bottom + 10} ${left + 16} ${bottom}`,
    `C${left + 4} ${bottom} ${left - 4} ${bottom - 4} ${left - 4} ${bottom - 16}`,
    `C${left} ${bottom - 240} ${left + 6} ${top + 280} ${left + 10} ${top}Z`,
  ].join("");
  const handle = (aside: number, peak: number) =>
    `M${410 + aside} ${top + 74}C${416 + aside} 360 ${520 + aside} ${peak} 600 ${peak}C${680 - aside} ${peak} ${784 - aside} 360 ${790 - aside} ${top + 74}`;
  return [
    c.ground(wall),
    ...shadow(box(left - 4, top + 20, right - left + 8, bottom - top - 20), look.light.ink, 54, 20),
    { kind: "shape", d: handle(22, 206), stroke: { color: behind, width: 26 } },
    shape(body, fill),
    line(`M${left + 11} ${top + 36}H${right - 11}`, seam, 2.5),
    { kind: "shape", d: handle(0, 186), stroke: { color: strap, width: 28 } },
    circle(600, 186, 17, mix(look[wall].fill, look[wall].ink, 0.5)),
    ...[410, 790].flatMap((x) => [
      rectangle(box(x - 14, top + 40, 28, 56), strap),
      line(`M${x - 9} ${top + 56}L${x + 9} ${top + 84}M${x + 9} ${top + 56}L${x - 9} ${top + 84}`, seam, 2.5),
    ]),
    c.logo("stacked", cloth, box(left + 100, top + 170, right - left - 200, bottom - top - 330), MIDDLE),
  ];
}

/** A sheet of stickers: the mark round, the name long, a part of the mark. White borders, as they are cut. */
export function sticker(studio: Studio, c: Canvas): SceneNode[] {
  const { look, logo } = studio;
  const { calm } = look.direction;
  const badge = badgeGround(studio);
  const other: GroundName = badge === "primary" ? "secondary" : "primary";
  const border = "#ffffff";
  const shade = look.light.ink;
  const round = (
    x: number,
    y: number,
    radius: number,
    ground: GroundName,
    inside: SceneNode,
  ): SceneNode[] => [
    ...shadow(box(x - radius, y - radius, radius * 2, radius * 2), shade, 26, radius),
    circle(x, y, radius, border),
    circle(x, y, radius - 18, look[ground].fill),
    inside,
  ];
  const big = { x: 450, y: 480, radius: 340 };
  const side = big.radius * 1.02;
  const small = { x: 900, y: 770, radius: 200 };
  const strip = box(130, 930, 620, 170);
  return [
    c.ground(calm === "secondary" ? "soft" : calm),
    group(
      [
        ...shadow(strip, shade, 26, 40),
        rectangle(strip, border, 40),
        rectangle(inset(strip, 16), look.light.fill, 26),
        c.logo("wordmark", "light", inset(c.flip(strip), 72, 48), MIDDLE),
      ],
      { matrix: turned(-5, strip.x + strip.width / 2, strip.y + strip.height / 2) },
    ),
    group(
      round(
        big.x,
        big.y,
        big.radius,
        badge,
        c.logo("icon", badge, c.flip(box(big.x - side / 2, big.y - side / 2, side, side)), MIDDLE),
      ),
      { matrix: turned(-8, big.x, big.y) },
    ),
    group(
      round(
        small.x,
        small.y,
        small.radius,
        other,
        markCrop(logo.variations.icon, circleOutline(small.x, small.y, small.radius - 18), look[other].ink, {
          x: small.x - small.radius * 0.2,
          y: small.y + small.radius * 0.2,
          size: small.radius * 2.2,
        }),
      ),
      { matrix: turned(10, small.x, small.y) },
    ),
  ];
}

/** The name over a window and the mark on a sign that hangs into the street; an office has a plate beside its door. */
export function sign(studio: Studio, c: Canvas): SceneNode[] {
  return studio.isGrave || studio.place === "desk" ? plate(studio, c) : front(studio, c);
}

function front(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { lead, calm } = look.direction;
  const board: GroundName = lead === "light" ? "primary" : lead;
  const wall = look[calm === "secondary" ? "soft" : calm];
  const frameColor = look[board].fill;
  const glass = mix(look.dark.fill, wall.fill, 0.14);
  const shade = (share: number) => mix(wall.fill, look.light.ink, share);
  const street = 1090;
  const fascia = box(-20, 200, 1230, 230);
  const window = box(-20, 470, 800, 560);
  const door = box(850, 470, 320, street - 470);
  const radius = 150;
  const hung = { x: 1400, y: 420 };
  const { x, y } = c.flip(box(hung.x, hung.y, 0, 0));
  const rod = c.flip(box(1210, hung.y - radius - 66, hung.x - 1210 + 70, 12));
  return [
    rectangle(box(0, 0, c.width, c.height), wall.fill),
    rectangle(box(0, 0, c.width, 60), shade(0.05)),
    rectangle(c.flip(box(-20, 430, 1230, street - 430)), shade(0.09)),
    ...[window, door].map((hole) => rectangle(c.flip(hole), frameColor)),
    rectangle(c.flip(box(window.x, window.y + 22, window.width - 22, window.height - 44)), glass),
    rectangle(c.flip(box(door.x + 22, door.y + 22, door.width - 44, door.height - 150)), glass),
    rectangle(c.flip(box(window.x, window.y + window.height, window.width + 26, 60)), frameColor),
    rectangle(c.flip(box(door.x + 38, 760, 10, 130)), look[board].ink, 5),
    c.logo("icon", "dark", box(270, 590, 250, 250), MIDDLE),
    ...shadow(c.flip(fascia), look.light.ink, 30),
    c.ground(board, fascia),
    c.logo("wordmark", board, box(90, fascia.y + 62, 1030, fascia.height - 124), MIDDLE),
    rectangle(box(0, street, c.width, c.height - street), shade(0.16)),
    rectangle(box(0, street, c.width, 10), shade(0.26)),
    rectangle(rod, look.dark.fill),
    line(
      `M${x - 46} ${rod.y + 6}V${y - radius + 14}M${x + 46} ${rod.y + 6}V${y - radius + 14}`,
      look.dark.fill,
      5,
    ),
    ...shadow(box(x - radius, y - radius, radius * 2, radius * 2), look.light.ink, 40, radius),
    circle(x, y, radius, look[board].fill),
    c.logo(
      "icon",
      board,
      c.flip(box(x - radius * 0.56, y - radius * 0.56, radius * 1.12, radius * 1.12)),
      MIDDLE,
    ),
  ];
}

function plate(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { lead } = look.direction;
  const board: GroundName = studio.isGrave ? "dark" : lead === "light" ? "dark" : lead;
  const wall = look.soft;
  const joint = mix(wall.fill, look.light.ink, 0.06);
  const door = box(1120, -20, 620, 1240);
  const panel = box(150, 270, 800, 570);
  const rows = [150, 450, 750, 1050];
  const stones = rows.flatMap((y, at) => [
    line(`M0 ${y}H${c.width}`, joint, 3),
    ...[240, 760, 1280].map((x) => {
      const [joined] = [c.flip(box(x + (at % 2) * 260, 0, 0, 0)).x];
      return line(`M${joined} ${y}V${y + 300}`, joint, 3);
    }),
  ]);
  const placed = c.flip(panel);
  const corners = [placed.x + 34, placed.x + placed.width - 34].flatMap((x) =>
    [placed.y + 34, placed.y + placed.height - 34].map((y) => circle(x, y, 7, look[board].line)),
  );
  return [
    rectangle(box(0, 0, c.width, c.height), wall.fill),
    ...stones,
    rectangle(
      c.flip(box(door.x - 44, door.y, door.width, door.height)),
      mix(wall.fill, look.light.ink, 0.12),
    ),
    rectangle(c.flip(door), look.primary.fill),
    frame(c.flip(box(door.x + 70, 90, 340, 420)), look.primary.line, 3),
    frame(c.flip(box(door.x + 70, 600, 340, 480)), look.primary.line, 3),
    circle(c.flip(box(door.x + 36, 0, 0, 0)).x, 556, 18, look.primary.ink),
    ...shadow(placed, look.light.ink, 30, 6),
    rectangle(placed, look[board].fill, 6),
    ...corners,
    c.logo("stacked", board, inset(panel, 140, 110), MIDDLE),
  ];
}

/** The side of a van, which most people see of those who come to them. */
export function van(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { calm, lead } = look.direction;
  const paint: GroundName = lead === "light" ? "light" : lead;
  const road = look[calm === "secondary" ? "soft" : calm];
  const { fill, ink } = look[paint];
  const glass = look.dark.tone;
  const seam = mix(fill, ink, 0.16);
  const tyre = look.dark.fill;
  const rim = mix(look.dark.ink, look.dark.fill, 0.25);
  const body =
    "M190 210H1040C1140 210 1190 232 1226 290L1322 452C1400 470 1452 500 1470 560C1478 590 1480 640 1480 700C1480 720 1470 730 1450 730H170C150 730 140 720 140 700V262C140 228 158 210 190 210Z";
  const cab = "M1052 268H1096C1136 268 1156 280 1176 314L1254 446H1052Z";
  const wheel = (x: number) => [circle(x, 730, 96, tyre), circle(x, 730, 50, rim), circle(x, 730, 15, tyre)];
  const side = box(230, 270, 730, 380);
  const drawn: SceneNode[] = [
    rectangle(box(100, 800, 1420, 26), mix(road.fill, look.light.ink, 0.18), 13),
    shape(body, fill),
    shape(
      "M140 640H1478C1480 662 1480 680 1480 700C1480 720 1470 730 1450 730H170C150 730 140 720 140 700Z",
      seam,
    ),
    shape(cab, glass),
    line("M1018 240V640M1290 480V640M1018 640", seam, 4),
    line("M1064 520H1112", seam, 10),
    shape("M1440 500C1458 518 1468 540 1472 572H1430C1416 572 1410 560 1414 544Z", look.light.fill),
    ...wheel(400),
    ...wheel(1250),
  ];
  const isRtl = studio.strategy.direction === "rtl";
  return [
    rectangle(box(0, 0, c.width, c.height), road.fill),
    rectangle(box(0, 806, c.width, c.height - 806), mix(road.fill, look.light.ink, 0.08)),
    group(drawn, { matrix: isRtl ? [-1, 0, 0, 1, c.width, 0] : [1, 0, 0, 1, 0, 0] }),
    c.logo("combination", paint, side, MIDDLE),
  ];
}
