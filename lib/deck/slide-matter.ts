import type { DeckItem, DeckText } from "./deck.schema";
import type { DeckColor } from "./deck-look";
import type { Box } from "./laid-deck";
import { columns, inset, rows, type SlidePage, splitAcross, splitDown } from "./slide-page";

/** How a layout dresses what stands on its slides. */
export interface Dress {
  /** Whether the place for the matter is taller than the wide ones. */
  readonly isTall: boolean;
  /** "card": filled areas; "rule": a line above, nothing behind. */
  readonly item: "card" | "rule";
  /** What cards are filled with on this slide. */
  readonly card: DeckColor;
  /** Lines, dots and bars. */
  readonly stress: DeckColor;
  /** The one card that counts. */
  readonly own: DeckColor;
  /** Factor of all sizes. */
  readonly scale: number;
}

const GAP = 14;

/** What a slide shows beside its title, in the place that its layout leaves. */
export function placeMatter(page: SlidePage, box: Box, dress: Dress): void {
  const { id, items } = page.words;
  if (id === "market") placeMarket(page, box, dress);
  else if (id === "model") placeFigures(page, items, box, dress);
  else if (id === "competition") placeComparison(page, items, box, dress);
  else if (id === "team") placeTeam(page, box, dress);
  else if (id === "ask") placeAsk(page, box, dress);
  else if (id === "product" && page.setting.pictureRatio !== null) placeProduct(page, items, box, dress);
  else placeCards(page, items, box, dress);
}

/** The brand in use, and what it does beside or below it. */
function placeProduct(page: SlidePage, items: readonly DeckItem[], box: Box, dress: Dress): void {
  const ratio = page.setting.pictureRatio!;
  const gap = dress.isTall ? 22 : 40;
  const height = dress.isTall ? Math.min(box.width / ratio, box.height - 96) : box.height;
  const width = height * ratio;
  const [words, picture] = dress.isTall
    ? [
        { ...box, y: box.y + height + gap, height: box.height - height - gap },
        { ...box, width, height },
      ]
    : [
        { ...box, width: box.width - width - gap },
        { ...box, x: box.x + box.width - width, width },
      ];
  page.picture = picture;
  const cells = dress.isTall ? columns(words, items.length, 18) : rows(words, items.length, 6);
  items.forEach((item, index) => {
    const cell = cells[index]!;
    page.fill(
      "rect",
      { ...cell, height: 2 },
      page.ground === "ground" ? dress.stress : page.look.on(page.ground),
    );
    page.set(
      item.text,
      { ...cell, y: cell.y + 10, height: cell.height - 12 },
      18 * dress.scale,
      page.ground,
      {
        group: "text",
        face: "strong",
        anchor: dress.isTall ? "top" : "middle",
      },
    );
  });
}

function placeCards(page: SlidePage, items: readonly DeckItem[], box: Box, dress: Dress): void {
  const isGrid = items.length === 4;
  const cells = isGrid
    ? rows(box, 2, GAP).flatMap((row) => columns(row, 2, GAP))
    : dress.isTall
      ? rows(box, items.length, GAP)
      : columns(box, items.length, dress.item === "rule" ? 32 : GAP);
  items.forEach((item, index) => {
    const [inner, ground] = openCell(page, cells[index]!, dress);
    if (item.head) {
      const head = splitDown(inner, dress.isTall ? inner.height * 0.42 : 34, 6);
      page.set(item.head, head[0], 21 * dress.scale, ground, {
        face: "heading",
        group: "head",
        anchor: dress.isTall ? "bottom" : "top",
        minSize: 11,
      });
      page.set(item.text, head[1], 16 * dress.scale, ground, { group: "text" });
    } else {
      const [sign, words] = dress.isTall ? splitAcross(inner, 44, 8) : splitDown(inner, 44 * dress.scale, 8);
      page.sign(`sign-${index + 1}`, String(index + 1), sign, 34 * dress.scale, ground, {
        color: page.look.stressOn(ground),
        ...(dress.isTall && { anchor: "middle" }),
      });
      page.set(item.text, words, 22 * dress.scale, ground, {
        group: "text",
        ...(dress.isTall && { anchor: "middle" }),
      });
    }
  });
}

/** An area for one item; returns the room in it and what it stands on. */
function openCell(page: SlidePage, cell: Box, { item, card, stress }: Dress): [Box, DeckColor] {
  if (item === "rule") {
    page.fill("rect", { ...cell, height: 2 }, stress);
    return [{ ...cell, y: cell.y + 18, height: cell.height - 18 }, page.ground];
  }
  page.fill("round", cell, card);
  const pad = Math.min(20, cell.height * 0.16);
  const inner = inset(cell, 20, pad);
  return [inner, card];
}

function placeFigures(page: SlidePage, items: readonly DeckItem[], box: Box, dress: Dress): void {
  const gap = dress.item === "rule" ? 32 : GAP;
  const cells = dress.isTall ? rows(box, items.length, GAP) : columns(box, items.length, gap);
  items.forEach((item, index) => {
    const [inner, ground] = openCell(page, cells[index]!, dress);
    const [value, label] = splitDown(inner, Math.min(62 * dress.scale, inner.height * 0.62), 4);
    page.set(item.head, value, 46 * dress.scale, ground, {
      face: "heading",
      group: "value",
      anchor: "middle",
      minSize: 14,
    });
    page.set(item.text, label, 16 * dress.scale, ground, { group: "label", color: page.look.on(ground) });
  });
}

function placeMarket(page: SlidePage, box: Box, dress: Dress): void {
  const [figure, note] = splitDown(box, box.height - 40, 14);
  placeChart(page, figure, dress);
  page.set(page.words.caption, note, 12, page.ground, {
    color: page.look.quietOn(page.ground),
    anchor: "bottom",
  });
}

/** The chart, or the gap where it would be. */
function placeChart(page: SlidePage, box: Box, dress: Dress): void {
  const { chart, chartGap } = page.words;
  if (chart) {
    page.chart = { data: chart, box, fill: dress.stress, ink: page.look.on(page.ground), size: 14 };
    return;
  }
  page.fill("round", box, dress.card);
  page.set(chartGap, inset(box, 32, 24), 20, dress.card, { align: "center", anchor: "middle" });
}

/** One row for everybody, the brand's own first and filled. */
function placeComparison(page: SlidePage, items: readonly DeckItem[], box: Box, dress: Dress): void {
  rows(box, items.length, 10).forEach((row, index) => {
    const item = items[index]!;
    const isOwn = index === 0;
    const ground = isOwn ? dress.own : dress.item === "rule" ? page.ground : dress.card;
    if (ground === page.ground) page.fill("rect", { ...row, y: row.y - 5, height: 1 }, "line");
    else page.fill(dress.item === "rule" ? "rect" : "round", row, ground);
    const [name, text] = splitAcross(inset(row, 20, 8), row.width * 0.29, 20);
    page.set(item.head, name, 18 * dress.scale, ground, {
      face: "heading",
      group: "name",
      anchor: "middle",
      minSize: 10,
    });
    page.set(item.text, text, 16 * dress.scale, ground, { group: "text", anchor: "middle" });
  });
}

function placeTeam(page: SlidePage, box: Box, dress: Dress): void {
  const { items, more } = page.words;
  const [people, plan] = splitDown(box, box.height * (dress.isTall ? 0.56 : 0.46), dress.isTall ? 34 : 30);
  const isGrid = dress.isTall && items.length === 4;
  const cells = isGrid
    ? rows(people, 2, 10).flatMap((row) => columns(row, 2, 10))
    : columns(people, items.length, dress.item === "rule" ? 24 : 12);
  const disc = isGrid || !dress.isTall ? 40 : 56;
  items.forEach((item, index) => {
    const cell = cells[index]!;
    const ground = dress.item === "rule" ? page.ground : dress.card;
    if (dress.item === "rule") page.fill("rect", { ...cell, height: 2 }, dress.stress);
    else page.fill("round", cell, ground);
    const inner =
      dress.item === "rule" ? { ...cell, y: cell.y + 12, height: cell.height - 12 } : inset(cell, 14, 12);
    const face = { x: inner.x, y: inner.y, width: disc, height: disc };
    page.fill("ellipse", face, dress.stress);
    page.sign(`sign-${index + 1}`, initials(item.head), face, disc * 0.36, dress.stress, {
      align: "center",
      anchor: "middle",
    });
    const beside = isGrid || !dress.isTall;
    const words = beside
      ? splitAcross(inner, disc, 12)[1]
      : { ...inner, y: inner.y + disc + 8, height: inner.height - disc - 8 };
    const [name, role] = splitDown(words, beside ? words.height * 0.42 : words.height * 0.4, 2);
    page.set(item.head, name, 17 * dress.scale, ground, {
      face: "heading",
      group: "name",
      anchor: "bottom",
    });
    page.set(item.text, role, 14 * dress.scale, ground, { group: "role" });
  });
  placeTimeline(page, more, plan, dress);
}

/** Of a name, as a picture of the person would stand; a plus where nobody is named yet. */
function initials(name: DeckText | undefined): string {
  if (!name || name.isGap) return "+";
  const words = name.text.split(" ").filter(Boolean);
  const first = (word: string | undefined) => [...(word ?? "")][0] ?? "";
  const isSpaced = words.length > 1 && !UNJOINED.test(name.text);
  return isSpaced ? `${first(words[0])}${first(words.at(-1))}` : first(words[0]);
}

/** Letters of these scripts change their form, or are a word each. */
const UNJOINED = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const DOT = 12;

function placeTimeline(page: SlidePage, steps: readonly DeckItem[], box: Box, dress: Dress): void {
  const cells = columns(box, steps.length, 20);
  page.fill("rect", { x: box.x, y: box.y + DOT / 2 - 1, width: box.width, height: 2 }, dress.stress);
  steps.forEach((step, index) => {
    const cell = cells[index]!;
    page.fill("ellipse", { x: cell.x, y: cell.y, width: DOT, height: DOT }, dress.stress);
    const [when, what] = splitDown({ ...cell, y: cell.y + 20, height: cell.height - 20 }, 22, 2);
    page.set(step.head, when, 17 * dress.scale, page.ground, {
      face: "strong",
      group: "when",
    });
    page.set(step.text, what, 15 * dress.scale, page.ground, { group: "what" });
  });
}

function placeAsk(page: SlidePage, box: Box, dress: Dress): void {
  const { items, caption } = page.words;
  const [figure, uses] = dress.isTall
    ? splitDown(box, box.height * 0.54, 22)
    : splitAcross(box, box.width * 0.54, 40);
  if (caption) {
    const [note, chart] = splitDown(figure, 20, 4);
    page.set(caption, note, 12, page.ground, { color: page.look.quietOn(page.ground) });
    placeChart(page, chart, dress);
  } else placeChart(page, figure, dress);
  const cells = rows(uses, items.length, dress.isTall ? 6 : 10);
  items.forEach((item, index) => {
    const cell = cells[index]!;
    page.fill("rect", { ...cell, height: 1 }, page.ground === "ground" ? "line" : page.look.on(page.ground));
    const [percent, what] = splitAcross({ ...cell, y: cell.y + 3, height: cell.height - 3 }, 84, 12);
    page.set(item.head, percent, 24 * dress.scale, page.ground, {
      face: "heading",
      group: "percent",
      anchor: "middle",
      minSize: 10,
    });
    page.set(item.text, what, 16 * dress.scale, page.ground, { group: "use", anchor: "middle" });
  });
}
