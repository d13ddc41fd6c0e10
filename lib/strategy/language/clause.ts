import type { Action } from "../idea";

/** What a language's reader finds in the first sentence; the rest of the idea is put together from it. */
export interface Clause {
  readonly kind: string;
  readonly hasArticle: boolean;
  readonly action: Action | null;
  /** What "for …" names when it is no group of people. */
  readonly subject: string;
  readonly audience: string;
  /** The sentence without its lead-in. */
  readonly phrase: string;
}
