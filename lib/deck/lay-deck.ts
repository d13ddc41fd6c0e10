import { setLines } from "@/lib/fonts/set-lines";
import { textDirection } from "@/lib/fonts/text-direction";
import type { DeckType } from "./deck-type";
import {
  type Box,
  type DeckFace,
  type DeckPicture,
  type DeckSlot,
  type LaidDeck,
  type LaidSlide,
  SLIDE_WIDTH,
  type SlidePlan,
  type SlotPlan,
} from "./laid-deck";

/** Other programs set the same words up to so much wider: hinting, kerning, rounding to pixels. */
const SLACK = 0.94;
const LEADING: Readonly<Record<DeckFace, number>> = { heading: 1.14, body: 1.32, strong: 1.25 };
/** Scripts with marks above and below need more. */
const TALL_LEADING: Readonly<Record<DeckFace, number>> = { heading: 1.34, body: 1.5, strong: 1.4 };
const TALL =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHRINK = 0.95;
const STEP = 0.5;
/** Small print: better than letters over the next text, where wide letters fill a narrow place to its limit. */
const LEAST = 6;

interface Whole {
  readonly title: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly picture: DeckPicture | null;
}

/** Fits every text to its box, one size for each group, and mirrors what runs from the right. */
export function layDeck(plans: readonly SlidePlan[], type: DeckType, whole: Whole): LaidDeck {
  const slides = plans.map((plan) => fitSlide(plan, type));
  return { ...whole, slides: whole.direction === "rtl" ? slides.map(mirror) : slides };
}

function fitSlide(plan: SlidePlan, type: DeckType): LaidSlide {
  const alone = plan.slots.map((slot) => fitSlot(slot, type, slot.size));
  const sizes = new Map<string, number>();
  for (const { group, size } of alone) {
    if (group) sizes.set(group, Math.min(size, sizes.get(group) ?? Number.POSITIVE_INFINITY));
  }
  const slots = alone.map((slot, index) => {
    const size = slot.group === undefined ? slot.size : sizes.get(slot.group)!;
    return size === slot.size ? slot : fitSlot(plan.slots[index]!, type, size);
  });
  return { ...plan, slots };
}

/** The text at the largest size, in half points, at which all its lines stand in the box; below `minSize` only if it must. */
function fitSlot(slot: SlotPlan, type: DeckType, largest: number): DeckSlot {
  const { face, box, minSize } = slot;
  const text = type.clean(face, slot.text.text);
  const ratio = (TALL.test(text) ? TALL_LEADING : LEADING)[face];
  const lineWidth = box.width * SLACK;
  let least = Math.min(minSize, largest);
  for (let wanted = largest; ; wanted *= SHRINK) {
    const size = Math.max(least, Math.floor(wanted / STEP) * STEP);
    const { lines } = setLines(text, (part) => type.measure(face, part), {
      width: lineWidth,
      size,
      minSize: size,
    });
    const leading = Math.round(size * ratio * 10) / 10;
    const isWhole = lines.every((line) => type.measure(face, line) * size <= lineWidth);
    const keepsWords = size <= minSize || !breaksWord(text, lines);
    const fits = lines.length * leading <= box.height + leading * 0.12 && isWhole && keepsWords;
    if (!fits && size > LEAST) {
      if (size === least) least = LEAST;
      continue;
    }
    return {
      ...slot,
      text: { ...slot.text, text },
      size,
      leading,
      lines,
      direction: textDirection(text),
    };
  }
}

/** Whether a line ends inside a word of letters that are written together. */
function breaksWord(text: string, lines: readonly string[]): boolean {
  let at = 0;
  return lines.slice(0, -1).some((line) => {
    at = text.indexOf(line, at) + line.length;
    const before = text.charAt(at - 1);
    const after = text.charAt(at);
    return JOINED.test(before) && JOINED.test(after);
  });
}

const JOINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Number}]/u;

/** The same slide read from the right. Drawings keep their sides: a mark is no text. */
function mirror(slide: LaidSlide): LaidSlide {
  const flip = <Placed extends { box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: { ...placed.box, x: SLIDE_WIDTH - placed.box.x - placed.box.width },
  });
  return {
    ...slide,
    shapes: slide.shapes.map(flip),
    marks: slide.marks.map(flip),
    slots: slide.slots.map(flip),
    ...(slide.chart && { chart: flip(slide.chart) }),
    ...(slide.picture && { picture: flip({ box: slide.picture }).box }),
  };
}
