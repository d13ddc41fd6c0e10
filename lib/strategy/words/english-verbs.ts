import words from "../words.json";
import { wordSet } from "./word-set";

const { regular: REGULAR, irregular: IRREGULAR, doubled } = words["english-verbs"];

export interface VerbForm {
  readonly base: string;
  readonly form: "base" | "third" | "gerund" | "participle";
}

const DOUBLED = wordSet(doubled);

const BETWEEN_VERBS = /(, | and | or )/u;

const forms = new Map<string, VerbForm>();
const regulars = REGULAR.split(" ").map((base) => [base, regular(base, "ed")] as const);
const verbs = [...regulars, ...Object.entries(IRREGULAR)];
for (const [base, participle] of verbs) {
  forms.set(participle, { base, form: "participle" });
  forms.set(regular(base, "ing"), { base, form: "gerund" });
  forms.set(thirdPerson(base), { base, form: "third" });
}
for (const [base] of verbs) forms.set(base, { base, form: "base" });

/** The verb and its form, when the word is a form of one of these verbs. */
export function verbForm(word: string): VerbForm | undefined {
  return forms.get(word.toLowerCase());
}

/** Base form of a third person that stands where only a verb can: "ferments" → "ferment". */
export function baseOfThirdPerson(word: string): string {
  const known = verbForm(word);
  if (known) return known.base;
  if (/(?:ies)$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** "delivers", "carries", "picks up and washes". */
export function thirdPerson(verb: string): string {
  return eachVerb(verb, (base) => {
    if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
    return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
  });
}

/** "coding", "buying and selling": what one does, as a noun. */
export function gerund(verb: string): string {
  return eachVerb(verb, (base) => regular(base, "ing"));
}

/** Inflects every verb of "buy, restore and hand over", and leaves its particles. */
function eachVerb(verb: string, inflect: (base: string) => string): string {
  return verb
    .split(BETWEEN_VERBS)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/^\S+/u, inflect)))
    .join("");
}

function regular(base: string, ending: "ed" | "ing"): string {
  if (base.endsWith("ee")) return ending === "ed" ? `${base}d` : `${base}ing`;
  if (base.endsWith("e")) return base.slice(0, -1) + ending;
  if (ending === "ed" && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.has(base) ? base + base.at(-1) + ending : base + ending;
}
