/** What businesses do, in base form. Irregular verbs name their past participle after a slash. */
const VERBS =
  "resell/resold flag summarise summarize verify certify illustrate rewild reforest visit specialise specialize revive convert organise refurbish round answer explain tell/told speak/spoken sing/sung play rehearse compost predict fill water dye ferment plaster forge sew/sewn borrow turn reuse phish accelerate access accompany adapt advise aggregate allow analyze analyse arrange assemble assist automate bake/baked book brew bring/brought build/built buy/bought calculate capture care carry/carried cater check choose/chosen clean coach collect combine compare compose connect convert cook coordinate craft create curate cut/cut deliver deploy design detect develop digitize discover distill distribute donate draw/drawn drive/driven earn edit educate empower enable engrave equip exchange explain explore export fabricate film find/found fix follow forecast forge fund gather generate give/given grow/grown guide handle harvest heal help hire host import improve inspect install insure invest join keep/kept knit launch learn lease lend/lent let/let light/lit list maintain make/made manage manufacture map market match measure mentor mill monitor move offer open operate optimize order organize organise outfit own pack paint pair partner pay/paid perform photograph pick plan plant predict prepare preserve press prevent print process produce protect prototype provide publish raise read/read recommend record recover recruit recycle reduce refill refurbish rehome remind remove renovate rent repair replace rescue research reserve restore review ride/ridden roast run/run save scan schedule screen search secure sell/sold send/sent serve share ship shoot/shot shorten show/shown simplify simulate skip sleep solve sort source spin/spun split/split stay stitch store stream style supply support swap tailor take/taken teach/taught test tidy/tidied track trade train transcribe transform translate transport treat tutor understand/understood upcycle use vet visualize visualise walk wash watch weave/woven win/won work write/written";

export interface VerbForm {
  readonly base: string;
  readonly form: "base" | "third" | "gerund" | "participle";
}

/** Verbs whose last consonant doubles before -ed and -ing. */
const DOUBLED = new Set(
  "sit cut fit get knit let map outfit plan run scan ship skip spin split stop swap transmit vet win wrap".split(
    " ",
  ),
);

const BETWEEN_VERBS = /(, | and | or )/u;

const participles = new Map<string, string>();
const forms = new Map<string, VerbForm>();
for (const entry of VERBS.split(" ")) {
  const [base = "", irregular] = entry.split("/");
  const participle = irregular ?? regular(base, "ed");
  participles.set(base, participle);
  forms.set(participle, { base, form: "participle" });
  forms.set(regular(base, "ing"), { base, form: "gerund" });
  forms.set(thirdPerson(base), { base, form: "third" });
}
for (const base of participles.keys()) forms.set(base, { base, form: "base" });

/** The verb and its form, when the word is a form of one of these verbs. */
export function verbForm(word: string): VerbForm | undefined {
  return forms.get(word.toLowerCase());
}

/** "deliver" → "delivered", "pick up and mend" → "picked up and mended"; undefined when one of the verbs is unknown. */
export function pastParticiple(verb: string): string | undefined {
  const parts = verb.split(BETWEEN_VERBS).filter((_, index) => index % 2 === 0);
  const isKnown = parts.every((part) => participles.has(part.split(" ")[0] ?? ""));
  return isKnown ? eachVerb(verb, (base) => participles.get(base) ?? base) : undefined;
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
