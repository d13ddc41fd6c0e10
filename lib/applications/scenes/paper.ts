import { type Canvas, canvasOf } from "../canvas";
import { type GroundName, mix } from "../look";
import type { SceneNode } from "../scene.schema";
import { type Box, box, group, inset, line, shadow, shape, turned } from "../shapes";
import type { Studio } from "../studio";
import { cardBack, cardFront, textBars } from "./cards";

/** A4 at 5.9 px a millimetre, ready to write on. */
export function letterhead(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy } = studio;
  const { axis } = look.direction;
  const isCentred = axis === "center";
  const across = isCentred ? 0.5 : 0;
  const { quiet, line: rule } = look.light;
  const margin = 130;
  const width = c.width - 2 * margin;
  const foot = c.height - margin;
  const nodes: SceneNode[] = [c.ground("light")];
  if (!isCentred) {
    const corner = box(c.width - 400, c.height - 400, 400, 400);
    nodes.push(...c.figure("light", corner, { columns: 2, scale: 1.4, down: 0.7 }));
  }
  return [
    ...nodes,
    c.logo("combination", "light", box(margin, margin, isCentred ? width : width * 0.52, 96), [across, 0]),
    ...(isCentred ? [line(`M${c.width / 2 - 40} ${foot - 84}H${c.width / 2 + 40}`, rule, 3)] : []),
    ...c.text(
      {
        face: "body",
        text: strategy.tagline,
        size: 25,
        minSize: 18,
        maxLines: 2,
        fill: quiet,
        anchor: [across, 1],
      },
      box(isCentred ? margin : margin, foot - 60, isCentred ? width : width * 0.55, 60),
    ),
  ];
}

/** All that is printed, in rows on a table that the picture cuts. */
export function stationery(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { calm, lead } = look.direction;
  const shade = look.light.ink;
  const envelope = { width: 220 * MM, height: 110 * MM };
  const card = { width: 85 * MM, height: 55 * MM };
  const [left, top] = [30, 350];
  const down = top + card.height + GAP;
  const across = left + card.width + GAP;
  const sheet = box(across + card.width + GAP, 130, 210 * MM, 297 * MM);
  const envelopes = sheet.x - GAP - envelope.width;
  const sealed = lead === "light" ? "primary" : lead;
  const pieces: {
    area: Box;
    size: { width: number; height: number };
    draw: (inner: Canvas) => SceneNode[];
  }[] = [
    {
      area: sheet,
      size: { width: 1240, height: 1754 },
      draw: (inner) => [
        ...letterhead(studio, inner),
        ...textBars(inner, box(130, 420, 800, 620), BARS, mix(look.light.fill, look.light.ink, 0.16), 11),
      ],
    },
    {
      area: { x: envelopes, y: top - GAP - envelope.height, ...envelope },
      size: ENVELOPE,
      draw: (inner) => envelopeFront(studio, inner),
    },
    { area: { x: left, y: top, ...card }, size: CARD, draw: (inner) => cardBack(studio, inner) },
    { area: { x: across, y: top, ...card }, size: CARD, draw: (inner) => cardFront(studio, inner) },
    { area: { x: left, y: down, ...card }, size: CARD, draw: (inner) => cardFront(studio, inner) },
    { area: { x: across, y: down, ...card }, size: CARD, draw: (inner) => cardBack(studio, inner) },
    {
      area: { x: envelopes, y: down + card.height + GAP, ...envelope },
      size: ENVELOPE,
      draw: (inner) => envelopeBack(studio, inner, sealed),
    },
  ];
  const table = pieces.flatMap(({ area, size, draw }) => {
    const placed = c.flip(area);
    return [...shadow(placed, shade, 24, 2), sceneIn(studio, { ...size, area: placed }, draw)];
  });
  const angle = studio.strategy.direction === "rtl" ? TURN : -TURN;
  return [
    c.ground(calm === lead ? "soft" : calm),
    group(table, { matrix: turned(angle, c.width / 2, c.height / 2) }),
  ];
}

/** Pixels a millimetre, room between things, and how far the table is turned. */
const MM = 4.75;
const GAP = 38;
const TURN = 9;
const CARD = { width: 1020, height: 660 };
const ENVELOPE = { width: 1100, height: 550 };
const BARS = [0.34, 0, 0.98, 0.92, 0.96, 0.6, 0, 0.94, 0.97, 0.9, 0.42];

/** A scene in a box of another. */
export function sceneIn(
  studio: Studio,
  { width, height, area }: { width: number; height: number; area: Box },
  draw: (inner: Canvas) => SceneNode[],
): SceneNode {
  const scale = area.width / width;
  return group(draw(canvasOf(studio, width, height)), { matrix: [scale, 0, 0, scale, area.x, area.y] });
}

function envelopeFront({ look }: Studio, c: Canvas): SceneNode[] {
  const color = mix(look.light.fill, look.light.ink, 0.16);
  return [c.ground("light"), ...textBars(c, box(560, 360, 400, 120), [0.62, 1, 0.78], color, 9)];
}

function envelopeBack(studio: Studio, c: Canvas, ground: GroundName): SceneNode[] {
  const { look } = studio;
  const tip = c.height * 0.56;
  const flap = `M0 0L${c.width / 2 - 26} ${tip - 10}C${c.width / 2 - 10} ${tip + 2} ${c.width / 2 + 10} ${tip + 2} ${c.width / 2 + 26} ${tip - 10}L${c.width} 0Z`;
  return [
    c.ground(ground),
    shape(flap, mix(look[ground].fill, look[ground].ink, 0.1)),
    c.logo("icon", ground, inset(box(c.width / 2 - 60, tip * 0.22, 120, 120), 4), [0.5, 0.5]),
  ];
}
