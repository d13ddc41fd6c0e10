import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { OUR } from "../language/first-person";
import type { Offer } from "./say-offer";

/** Begins with the business that speaks. */
export const OURS = new RegExp(`^(?:we|nous|wir|noi|${OUR})\\s`, "iu");

/** The company speaks as its founder does: who works alone says "I". */
export function asCompany(sentence: string, language: string): string {
  // "Noi misuriamo": the verb says who does it.
  if (language !== "en")
    return /^(?:es|pt|it)$/u.test(language)
      ? capitalize(sentence.replace(/^(?:noi|nosotr[oa]s|nós)\s(?=\p{L}+(?:mos|iamo)\s)/iu, ""))
      : sentence;
  if (/^we\s/iu.test(sentence))
    return sentence.replace(
      /\bmy\b(?!\s(?:(?:late|own|dear) )?(?:wife|husband|partner|mum|mom|mother|dad|father|sister|brother|son|daughter|aunt\p{L}*|uncle|nan|gran\p{L}*|cousin|friend|neighbou?r)\b)/gu,
      "our",
    );
  return sentence.replace(/\bi(?=\s|’)/gu, "I");
}

/** "I mend umbrellas", "Reparo paraguas": what is offered is said by one person. */
export function saysI({ text, form }: Offer, language: string): boolean {
  if (form !== "we") return false;
  return language === "en"
    ? /^I\s/u.test(text)
    : /^(?:es|it|pt)$/u.test(language) && /^\p{L}+(?<!iam)o\s/iu.test(text);
}

const I_DO = /(?:^|[.!?,;:–]\s|\s(?:and|but|so|then)\s)i(?:’(?:m|ll|ve)|\s\p{L})|(?<!\p{L})my(?!\p{L})/iu;
const WE = /(?<!\p{L})(?:we|our|us|(?:my|our) \p{L}+ and (?:i|me))(?!\p{L})/iu;

/** Does one person speak in English, who works alone, in the offer or after it ("Mobile sharpening, I come to your salon")? */
export function isOfOne(offer: Offer, { language, text }: Idea): boolean {
  return language === "en" && (saysI(offer, language) || (I_DO.test(text) && !WE.test(text)));
}

/** An English sentence of the company's as one person says it: "I want to be of real use". */
export function asOne(sentence: string): string {
  const ones = { we: "I", our: "my", us: "me", ourselves: "myself" } as const;
  return (
    sentence
      .replace(/\bwe are\b/giu, "I am")
      // What two agreed both did.
      .replace(/\b(?:we(?! agreed)|our|us|ourselves)\b/giu, (word, at: number) => {
        const one = ones[word.toLowerCase() as keyof typeof ones];
        return at === 0 ? capitalize(one) : one;
      })
  );
}
