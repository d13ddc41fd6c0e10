import type { Lead } from "../name-draft";
import type { FieldEntry } from "./read-field";

/** A field of imagery that a brief calls up: how strongly, and by which of its words. */
export interface FoundField {
  readonly field: FieldEntry;
  readonly score: number;
  readonly lead: Lead;
}
