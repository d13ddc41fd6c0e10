import { compound } from "./methods/compound";
import { metaphors, ownWords, realWords } from "./methods/single-words";
import type { DraftMethod, NameDraft, NameMaterial } from "./name-draft";

const METHODS: readonly DraftMethod[] = [ownWords, realWords, metaphors, compound];

/** Every draft of every method; order and content depend on the material alone. */
export function draftNames(material: NameMaterial): NameDraft[] {
  return METHODS.flatMap((method) => method(material));
}
