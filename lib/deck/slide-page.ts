import type { Drawing, Logo } from "@/lib/logo/logo.schema";
import type { DeckText, SlideWords } from "./deck.schema";
import type { DeckColor, DeckLook } from "./deck-look";
import type { Box, DeckFace, DeckMark, DeckShape, PlacedChart, SlidePlan, SlotPlan } from "./laid-deck";

export interface Setting {
  readonly look: DeckLook;
  readonly logo: Pick<Logo, "variations">;
  readonly number: number;
  /** Width ÷ height of the picture of the brand in use; null where there is none. */
  readonly pictureRatio: number | null;
}

type Manner = Partial<
  Pick<SlotPlan, "align" | "anchor" | "group" | "minSize" | "placeholder" | "isEditable">
> & {
  face?: DeckFace;
  color?: DeckColor;
};

/** A slide while it is laid out: shapes below, then marks, then texts. */
export class SlidePage {
  readonly shapes: DeckShape[] = [];
  readonly slots: SlotPlan[] = [];
  readonly marks: DeckMark[] = [];
  chart: PlacedChart | undefined;
  picture: Box | undefined;

  readonly words: SlideWords;
  readonly setting: Setting;
  readonly ground: DeckColor;

  constructor(words: SlideWords, setting: Setting, ground: DeckColor) {
    this.words = words;
    this.setting = setting;
    this.ground = ground;
  }

  get look(): DeckLook {
    return this.setting.look;
  }

  fill(kind: DeckShape["kind"], box: Box, fill: DeckColor): void {
    this.shapes.push({ kind, box, fill });
  }

  /** Sets a text on an area of a color; its own is what can be read there. */
  set(text: DeckText | undefined, box: Box, size: number, ground: DeckColor, manner: Manner = {}): void {
    if (!text) return;
    this.slots.push({
      text,
      box,
      size,
      ground,
      placeholder: "body",
      face: "body",
      minSize: Math.min(size, 9),
      color: this.look.on(ground),
      align: "start",
      anchor: "top",
      isEditable: true,
      ...manner,
    });
  }

  /** The slide's title. */
  title(box: Box, size: number, ground: DeckColor, manner: Manner = {}): void {
    this.set(this.words.title, box, size, ground, {
      face: "heading",
      placeholder: "title",
      minSize: 14,
      ...manner,
    });
  }

  kicker(box: Box, ground: DeckColor, color: DeckColor): void {
    const { id, kicker } = this.words;
    const text = { id: `${id}.kicker`, text: kicker, isGap: false, prompt: kicker };
    this.set(text, box, 13, ground, { face: "strong", color, isEditable: false });
  }

  /** The drawing as large as fits, at the start of the box or in its middle. */
  mark(drawing: Drawing, box: Box, ground: DeckColor, at: "start" | "middle" = "start"): void {
    const factor = Math.min(box.width / drawing.width, box.height / drawing.height);
    const width = drawing.width * factor;
    const height = drawing.height * factor;
    this.marks.push({
      drawing,
      box: {
        x: at === "start" ? box.x : box.x + (box.width - width) / 2,
        y: box.y + (box.height - height) / 2,
        width,
        height,
      },
      fills: this.look.logoOn(ground),
    });
  }

  number(box: Box, ground: DeckColor): void {
    const number = String(this.setting.number);
    this.set({ id: `${this.words.id}.number`, text: number, isGap: false, prompt: number }, box, 11, ground, {
      color: this.look.quietOn(ground),
      align: "end",
      isEditable: false,
    });
  }

  /** A sign beside a text of the same number, which nobody writes over. */
  sign(id: string, text: string, box: Box, size: number, ground: DeckColor, manner: Manner = {}): void {
    this.set({ id: `${this.words.id}.${id}`, text, isGap: false, prompt: text }, box, size, ground, {
      face: "heading",
      isEditable: false,
      ...manner,
    });
  }

  plan(name: string): SlidePlan {
    const { words, ground, shapes, slots, marks, chart, picture } = this;
    return {
      id: words.id,
      name,
      ground,
      shapes,
      slots,
      marks,
      ...(chart && { chart }),
      ...(picture && { picture }),
      notes: words.notes,
    };
  }
}

/** The box without a margin on each side. */
export const inset = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});

/** Equal parts side by side. */
export function columns({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const own = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (own + gap), y, width: own, height }));
}

/** Equal parts one below the other. */
export function rows({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const own = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x, y: y + index * (own + gap), width, height: own }));
}

/** The upper part of a box, and what is left of it. */
export function splitDown({ x, y, width, height }: Box, first: number, gap = 0): [Box, Box] {
  return [
    { x, y, width, height: first },
    { x, y: y + first + gap, width, height: height - first - gap },
  ];
}

/** The part where a line begins, and what is left of it. */
export function splitAcross({ x, y, width, height }: Box, first: number, gap = 0): [Box, Box] {
  return [
    { x, y, width: first, height },
    { x: x + first + gap, y, width: width - first - gap, height },
  ];
}
