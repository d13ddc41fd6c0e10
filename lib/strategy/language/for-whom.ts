import { MY, OUR } from "./first-person";
import { tokenize } from "./tokenize";

/** "For" before whom it is for. */
export const FOR_WHOM: Readonly<Record<string, string>> = {
  en: "for",
  fr: "pour",
  de: "für",
  es: "para",
  pt: "para",
  it: "per",
};

/** An audience that says nothing. */
export const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|all|people|all people|the public|general public|customers|clients|users|tout le monde|tous|alle|jeder|jedermann|todos|todo el mundo|toda la gente|toda a gente|tutti|t\.?b\.?[da]\.?|n\/?a|to be (?:decided|defined)|not sure(?: yet)?|don’t know(?: yet)?|unknown|à définir|noch offen|keine ahnung|por definir|a definir|da definire)$/iu;

/** "Who cannot read": true, and nothing that they want to read on a door. */
const CANNOT =
  /\s(?:who|qui|die|que|che) (?:.*\s)?(?:cannot|can’t|don’t|couldn’t|(?:ne|n’\p{L}+)(?: \p{L}+)? pas|nicht|kein\p{L}*|no|não|non)(?!\p{L})/iu;

/** "For my village": said to the designer, and not to the village. */
const OURS = new RegExp(`^(?:${MY}|${OUR})\\s`, "iu");

/** A list of more words is told by its first group. */
const GROUP_WORDS = 4;

/** The audience as a line may name it; empty where it says nothing, is half a phrase or would hurt those who read it. */
export function namedAudience({
  audience,
  language,
}: {
  readonly audience: string;
  readonly language: string;
}): string {
  const group = tokenize(audience).length > GROUP_WORDS ? (audience.split(/,\s/u)[0] ?? "") : audience;
  // "Dads, kids, a few engineers": the first alone would leave the others out. "25-40" are no people.
  if ((group !== audience && !group.includes(" ")) || /^\d/u.test(group)) return "";
  // "for neighbourhood" lacks its article.
  const isOne = language === "en" && /^[^\s]+(?<!s|people|men|women|children|adults)$/iu.test(group);
  return isOne || ANYBODY.test(group) || CANNOT.test(group) || OURS.test(group) ? "" : group;
}
