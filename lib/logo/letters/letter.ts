import type { Outline } from "@/lib/geometry/outline";

/** The initial of the name as a heavy glyph, its longer side 100, centred on the origin. */
export interface Letter {
  readonly character: string;
  readonly outline: Outline;
  /** Its lower-case form in the same square; null where the script or the face has none of its own. */
  readonly small: Outline | null;
  /** A–Z when the character folds to one, else null. */
  readonly latin: string | null;
  /** Serifs make broken edges where a letter is cropped. */
  readonly hasSerifs: boolean;
  /** The letter that stands beside it in a monogram: the second word's initial, else the name's second letter. */
  readonly companion: Letter | null;
}
