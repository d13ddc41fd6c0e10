import { isForm } from "../choose-topic";
import type { Action } from "../idea";
import { PEOPLE } from "../words/english-nouns";
import { thirdPerson } from "../words/english-verbs";

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|ti|k\b)|hour|honest|heir)/iu;
/** Acronyms whose first letter is spoken with a vowel: "an SEO agency". */
const VOWEL_ACRONYM = /^(?:[FHLMNRSX][A-Z\d]|8)/u;
/** Nouns without a plural, by their ends; what is made of them takes no article. */
const MASS_ENDINGS =
  /(?:ing|ware|ance|ence|ity|ness|graphy|therapy|ology|skincare|childcare|wear|tion|sion)$/iu;
const MASS_WORDS = new Set(
  "furniture clothing jewelry jewellery bread sourdough coffee brew tea wine beer cider milk cheese honey chocolate cream food soap shampoo perfume water oil paint plaster wool leather paper wood protein energy power heat care repair delivery laundry advice support help music art fashion design research data security privacy silence meditation yoga education consultancy rental logistics physics maths gelato luggage equipment gear tuition kombucha granola pasta rice salt sauce meat fish seafood fruit veg compost soil insulation lighting linen silk cotton denim glass steel pottery stationery air waste hair skin sleep travel insurance medicine surgery storage transport freight software hardware content news poetry ice sand clay sugar flour butter jam tofu hummus whisky whiskey gin rum vodka mead sake electricity internet wifi lettuce yarn kimchi provenance repair rental inspection granola tofu finance credit cash money".split(
    " ",
  ),
);
const COUNTED =
  /(?:ring|earring|building|painting|king|string|spring|wing|thing|swing|sling|station|collection|subscription|exhibition|edition|competition|attraction|installation|location|destination|institution|auction|mission|mansion|extension)$/iu;

/** "a"/"an" and the phrase. */
export function withArticle(phrase: string): string {
  return `${VOWEL_SOUND.test(phrase) || VOWEL_ACRONYM.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** One of several, several, or neither: what decides whether an article can stand before a kind of thing. */
export function numberOf(kind: string): "countable" | "plural" | "mass" {
  const head = headOf(kind);
  if (isForm(kind)) return "countable";
  if (/s$/iu.test(head) && !/(?:ss|us|is|ics|ws)$/iu.test(head)) return "plural";
  if (/^(?:children|people|men|women|mice|feet|teeth|sheep)$/iu.test(head)) return "plural";
  const isMass = MASS_WORDS.has(head.toLowerCase()) || (MASS_ENDINGS.test(head) && !COUNTED.test(head));
  return isMass ? "mass" : "countable";
}

export function headOf(kind: string): string {
  // "One court ruling a week" is a ruling.
  const [phrase = ""] = kind.split(/\s(?:for|of|with|in|on|at|as|a|per|every|each)\s/iu);
  return phrase.split(" ").at(-1) ?? "";
}

export function isPeople(phrase: string): boolean {
  return PEOPLE.has(headOf(phrase).toLowerCase());
}

/** "deliver sourdough by bike in Lyon". */
export function clauseOf({ verb, object, adjunct }: Action): string {
  return [verb, object, adjunct].filter(Boolean).join(" ");
}

/** "delivers sourdough by bike in Lyon". */
export function thirdPersonClause(action: Action): string {
  return clauseOf({ ...action, verb: thirdPerson(action.verb) });
}

/** "the crust, the crumb and the hour". */
export function listed([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} and ${third}`;
}

/** Does what `referTo` says stand with "are"? */
export function isMany(topic: string): boolean {
  return numberOf(topic) === "plural" && !isPeople(topic);
}

/** The topic as it can follow "about": "sourdough", "our yoga studio"; long ones by their head: "our roastery". */
export function referTo(topic: string, isShort = false): string {
  if (topic === "") return "what we do";
  if (isPeople(topic)) return `our work with ${topic}`;
  if (numberOf(topic) !== "countable") return topic;
  return `our ${isShort && topic.split(" ").length > 2 ? headOf(topic) : topic}`;
}
