import type { Outline } from "@/lib/geometry/outline";
import type { FillRole } from "./logo.schema";

/** What a form can stand for; matched with what the brief is about. */
const MOTIFS = [
  "sun",
  "leaf",
  "flower",
  "water",
  "drop",
  "mountain",
  "gem",
  "spark",
  "home",
  "eye",
  "shield",
  "together",
  "cycle",
  "path",
  "box",
  "layers",
  "orbit",
  "doorway",
  "letter",
  // Set in a field as it is in the typeface: it names the brand and says nothing of it.
  "plain-letter",
] as const;
/** A general form, or one of the symbols by its id. */
export type Motif = (typeof MOTIFS)[number] | `symbol:${string}`;

/** Parts of a mark never touch or overlap: in one colour they are told apart by the gaps between them. */
export interface MarkPart {
  readonly outline: Outline;
  /** Marks that are drawn here have no "ink", which is the color of text; a customer's may. */
  readonly fill: FillRole;
}

/** A mark as a family draws it, in a square of about [-50, 50]. */
export interface MarkSketch {
  /** The way it is made; in words of letters, digits and spaces or hyphens. */
  readonly variant: string;
  /** What the form shows, in a few words that a person reads. */
  readonly concept: string;
  readonly motifs: readonly Motif[];
  /** 0 angular (hard) to 1 circular (soft). */
  readonly roundness: number;
  readonly parts: readonly MarkPart[];
}

/** A sketch with the id of the family that drew it. */
export interface MarkIdea extends MarkSketch {
  readonly family: string;
}

/**
 * Whether the marks of a family must look the same mirrored or turned, or may clearly not: letters have what symmetry
 * they have, and a shadow falls to one side.
 */
export type Symmetry = "symmetric" | "asymmetric";
