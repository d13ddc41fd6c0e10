import type { Canvas } from "../canvas";
import type { SceneNode } from "../scene.schema";
import { type Box, box, frame, inset, line, rectangle } from "../shapes";
import type { Studio } from "../studio";

/** 85 × 55 mm at 12 px a millimetre. The mark large or the logo alone: nothing to read but the name. */
export function cardFront(studio: Studio, c: Canvas): SceneNode[] {
  const { look } = studio;
  const { lead, axis, figure } = look.direction;
  const whole = box(0, 0, c.width, c.height);
  if (axis === "center") {
    return [
      c.ground(lead),
      frame(inset(whole, 34), look[lead].line, 2),
      c.logo("stacked", lead, inset(whole, 200, 140), [0.5, 0.5]),
    ];
  }
  if (figure === "quarters") {
    return [
      c.ground(lead),
      ...c.figure(lead, box(c.width - c.height, 0, c.height, c.height), { columns: 2 }),
      c.logo("icon", lead, box(72, 72, 128, 128), [0, 0]),
    ];
  }
  return [
    c.ground(lead),
    ...c.figure(lead, box(c.width * 0.46, 0, c.width * 0.54, c.height), { scale: 1.36, down: 0.56 }),
    c.logo("wordmark", lead, box(72, c.height - 72 - 62, c.width * 0.46 - 110, 62), [0, 1]),
  ];
}

/** The side that says who it is: a name and lines, because nobody is made up. */
export function cardBack(studio: Studio, c: Canvas): SceneNode[] {
  const { look, strategy, placeholders } = studio;
  const { lead, axis } = look.direction;
  const ground = lead === "light" && !studio.isGrave ? "primary" : "light";
  const { ink, quiet } = look[ground];
  const isCentred = axis === "center";
  const across = isCentred ? 0.5 : 0;
  const margin = 72;
  const inner = inset(box(0, 0, c.width, c.height), margin);
  const person = (top: number): SceneNode[] => {
    if (!placeholders.name)
      return fieldLines(c, box(margin, top + 8, 300, 84), 2, look[ground].line, isCentred);
    return [
      ...c.text(
        { face: "strong", text: placeholders.name, size: 38, maxLines: 1, fill: ink, anchor: [across, 0] },
        box(margin, top, inner.width, 60),
      ),
      ...c.text(
        {
          face: "body",
          text: placeholders.role || " ",
          size: 31,
          maxLines: 1,
          fill: quiet,
          anchor: [across, 0],
        },
        box(margin, top + 58, inner.width, 50),
      ),
    ];
  };
  const nodes = [
    c.ground(ground),
    c.logo("combination", ground, box(margin, margin, inner.width * 0.56, 104), [across, 0]),
  ];
  if (isCentred)
    nodes[1] = c.logo("combination", ground, box(margin, margin + 8, inner.width, 112), [0.5, 0]);
  const bottom = c.height - margin;
  if (isCentred)
    return [
      ...nodes,
      ...person(300),
      ...fieldLines(c, box(margin, bottom - 72, 420, 72), 2, look[ground].line, true),
    ];
  return [
    ...nodes,
    ...person(bottom - 88),
    ...c.text(
      {
        face: "body",
        text: strategy.tagline,
        size: 30,
        minSize: 22,
        maxLines: 4,
        fill: quiet,
        anchor: [1, 1],
        leading: 1.36,
      },
      box(c.width * 0.56, bottom - 190, c.width * 0.44 - margin, 190),
    ),
  ];
}

/** Hairlines where a person writes. */
export function fieldLines(
  c: Canvas,
  area: Box,
  count: number,
  color: string,
  isCentred = false,
): SceneNode[] {
  const placed = isCentred ? { ...area, x: (c.width - area.width) / 2 } : c.flip(area);
  return Array.from({ length: count }, (_, index) => {
    const y = placed.y + (placed.height * index) / Math.max(1, count - 1);
    return line(`M${placed.x} ${y}H${placed.x + placed.width}`, color, 2);
  });
}

/** A text that nobody reads, as bars. */
export function textBars(
  c: Canvas,
  area: Box,
  shares: readonly number[],
  color: string,
  thickness: number,
): SceneNode[] {
  const step = area.height / shares.length;
  return shares.map((share, index) =>
    rectangle(
      c.flip(box(area.x, area.y + index * step, area.width * share, thickness)),
      color,
      thickness / 2,
    ),
  );
}
