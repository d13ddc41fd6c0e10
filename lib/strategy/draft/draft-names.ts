import { fold } from "../language/fold";
import type { Strategy } from "../strategy.schema";
import { WORD_FIELDS } from "./strategy-draft.schema";

const IDEAS = 6;

/** The customer's name first, then the draft's names, then built-in ones; six, no name twice. */
export function joinNameIdeas(strategy: Strategy, names: Strategy["nameIdeas"]): Strategy["nameIdeas"] {
  const own = strategy.nameSource === "customer" ? strategy.nameIdeas.slice(0, 1) : [];
  const builtIn = strategy.nameIdeas.slice(own.length);
  const seen = new Set<string>();
  return [...own, ...names, ...builtIn]
    .filter(({ name }) => !seen.has(fold(name)) && seen.add(fold(name)))
    .slice(0, IDEAS);
}

/** Writes `name` wherever a text says one of the names that it did not get. */
export function renaming(name: string, others: readonly string[]): (text: string) => string {
  const wrong = [...new Set(others)].filter((other) => other.trim() !== "" && other !== name);
  if (wrong.length === 0) return (text) => text;
  // The longest first: one name may begin another.
  const names = wrong
    .sort((a, b) => b.length - a.length)
    .map((other) => other.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(pattern, () => name);
}

/** The strategy as it reads under another name. */
export function renamed(strategy: Strategy, name: string): Strategy {
  const rename = renaming(name, [strategy.name]);
  const { values, voice } = strategy;
  return {
    ...strategy,
    ...Object.fromEntries(WORD_FIELDS.map(({ field }) => [field, rename(strategy[field])])),
    values: values.map(({ title, text }) => ({ title: rename(title), text: rename(text) })),
    voice: voice.map((pair) => ({ do: rename(pair.do), dont: rename(pair.dont) })),
  };
}
