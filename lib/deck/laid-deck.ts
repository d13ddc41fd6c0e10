import type { Drawing, FillRole } from "@/lib/logo/logo.schema";
import type { DeckChart, DeckText, SlideId } from "./deck.schema";
import type { DeckColor } from "./deck-look";

/** A slide in points: 13 ⅓ × 7 ½ inches, PowerPoint's wide format. */
export const SLIDE_WIDTH = 960;
export const SLIDE_HEIGHT = 540;

/** In points from the top left of the slide. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type DeckFace = "heading" | "body" | "strong";

export interface DeckShape {
  readonly kind: "rect" | "round" | "ellipse";
  readonly box: Box;
  readonly fill: DeckColor;
}

/** Radius of the corners of a "round" shape, in points. */
export const CORNER = 10;

/** A text before it is fitted. */
export interface SlotPlan {
  readonly text: DeckText;
  readonly placeholder: "title" | "subtitle" | "body";
  readonly face: DeckFace;
  readonly box: Box;
  /** Wanted size in points; lowered until the text fits. */
  readonly size: number;
  readonly minSize: number;
  readonly color: DeckColor;
  /** What the text stands on. */
  readonly ground: DeckColor;
  readonly align: "start" | "center" | "end";
  readonly anchor: "top" | "middle" | "bottom";
  /** Texts of one group have one size on a slide. */
  readonly group?: string;
  /** Where a person can write over it. */
  readonly isEditable: boolean;
}

/** A text as it is set. */
export interface DeckSlot extends SlotPlan {
  readonly lines: readonly string[];
  /** From baseline to baseline, in points. */
  readonly leading: number;
  readonly direction: "ltr" | "rtl";
}

export interface DeckMark {
  readonly drawing: Drawing;
  readonly box: Box;
  readonly fills: Readonly<Record<FillRole, DeckColor>>;
}

export interface PlacedChart {
  readonly data: DeckChart;
  readonly box: Box;
  readonly fill: DeckColor;
  readonly ink: DeckColor;
  readonly size: number;
}

export interface SlidePlan {
  readonly id: SlideId;
  readonly name: string;
  readonly ground: DeckColor;
  readonly shapes: readonly DeckShape[];
  readonly slots: readonly SlotPlan[];
  readonly marks: readonly DeckMark[];
  readonly chart?: PlacedChart;
  /** Where the picture of the brand in use stands. */
  readonly picture?: Box;
  readonly notes: readonly string[];
}

export interface LaidSlide extends Omit<SlidePlan, "slots"> {
  readonly slots: readonly DeckSlot[];
}

/** All that the writers need: whoever writes it to a file adds nothing and leaves nothing out. */
export interface LaidDeck {
  readonly title: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly slides: readonly LaidSlide[];
  readonly picture: DeckPicture | null;
}

/** The brand in use, as its package holds it. */
export interface DeckPicture {
  readonly png: Uint8Array;
  /** What it shows, for whoever does not see it. */
  readonly title: string;
  /** Width ÷ height. */
  readonly ratio: number;
}
