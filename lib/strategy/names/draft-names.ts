import type { Random } from "@/lib/model/random";
import { affixed } from "./methods/affixed";
import { blend } from "./methods/blend";
import { classicalRoots } from "./methods/classical";
import { clipped } from "./methods/clipped";
import { compound } from "./methods/compound";
import { pair, phrase } from "./methods/in-company";
import { invented } from "./methods/invented";
import { personLike, placeLike } from "./methods/places-and-people";
import { classicalWords, foreignWords, metaphors, realWords } from "./methods/single-words";
import type { DraftMethod, NameDraft, NameMaterial } from "./name-draft";

const METHODS: readonly DraftMethod[] = [
  realWords,
  metaphors,
  foreignWords,
  classicalWords,
  classicalRoots,
  compound,
  blend,
  clipped,
  affixed,
  pair,
  phrase,
  placeLike,
  personLike,
  invented,
];

/** Every draft of every method; order and content depend on the material and the random stream only. */
export function draftNames(material: NameMaterial, random: Random): NameDraft[] {
  return METHODS.flatMap((method) => method(material, random));
}
