import type { Idea } from "../idea";
import { fold } from "../language/fold";
import names from "../names.json";

const PAIRS = names.hurtful.map(({ about, names: parts }) => ({
  about: new RegExp(`(?<![a-z])(?:${about.replaceAll(" ", "|").replaceAll("-", "[ -]")})`),
  parts: new RegExp(
    parts
      .split(" ")
      .map((part) => part.replace(/^(.+)=$/, "^$1$"))
      .join("|"),
  ),
}));

/** Would the name hurt those whom the idea speaks of: "Stairwell" for people in wheelchairs? */
export function isHurtful(name: string, { text, audience, served }: Idea): boolean {
  const word = fold(name).replace(/[^a-z]/g, "");
  const pairs = PAIRS.filter(({ parts }) => parts.test(word));
  if (pairs.length === 0) return false;
  const said = fold(`${text} ${audience} ${served}`);
  return pairs.some(({ about }) => about.test(said));
}
