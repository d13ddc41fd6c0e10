import type { TradeLanguage } from "../../trades/trade";
import { ANIMAL_FIELDS } from "./animal-fields";
import { BUSINESS_FIELDS } from "./business-fields";
import { FARM_FIELDS } from "./farm-fields";
import { FOOD_FIELDS } from "./food-fields";
import { HOME_FIELDS } from "./home-fields";
import type { ImageryField } from "./imagery-field";
import { MAKING_FIELDS } from "./making-fields";
import { MIND_FIELDS } from "./mind-fields";
import { NATURE_FIELDS } from "./nature-fields";
import { PEOPLE_FIELDS } from "./people-fields";

export const LEXICON_LANGUAGES = ["en", "fr", "de", "es", "pt", "it"] as const satisfies TradeLanguage[];

export interface LexiconWord {
  readonly text: string;
  readonly language: string;
  readonly gloss: string;
  readonly isVerb: boolean;
  readonly isPlain: boolean;
  /** The halves of a compound: "hearth+side". */
  readonly parts?: readonly [string, string];
}

export interface FieldEntry {
  readonly id: string;
  readonly scene: string;
  readonly cues: Readonly<Record<TradeLanguage, readonly string[]>>;
  readonly words: readonly LexiconWord[];
}

/** Every field of imagery, read once. */
export const FIELDS: readonly FieldEntry[] = [
  ...ANIMAL_FIELDS,
  ...BUSINESS_FIELDS,
  ...FARM_FIELDS,
  ...FOOD_FIELDS,
  ...HOME_FIELDS,
  ...MAKING_FIELDS,
  ...MIND_FIELDS,
  ...NATURE_FIELDS,
  ...PEOPLE_FIELDS,
].map(readField);

/** "~knead=to work dough, crumb, oven+bird" → words with their meaning and, of a compound, their halves. */
export function readWords(list: string, language: string): LexiconWord[] {
  return list.split(", ").map((entry) => {
    const [head = "", gloss = ""] = entry.split("=");
    const isVerb = head.startsWith("~") || gloss.startsWith("to ");
    const [first = "", second] = head.replace("~", "").split("+");
    return {
      text: first + (second ?? ""),
      language,
      gloss,
      isVerb,
      isPlain: false,
      ...(second && { parts: [first, second] as const }),
    };
  });
}

function readField(field: ImageryField): FieldEntry {
  const [, , plain] = field.en;
  const named = new Set<string>();
  const words = LEXICON_LANGUAGES.flatMap((language) => readWords(field[language][1], language));
  for (const word of words) if (word.language === "en") named.add(word.text);
  const plainWords = plain
    .split(" ")
    .filter((text) => !named.has(text))
    .map((text) => ({ text, language: "en", gloss: "", isVerb: false, isPlain: true }));
  return {
    id: field.id,
    scene: field.scene,
    cues: Object.fromEntries(
      LEXICON_LANGUAGES.map((language) => [language, field[language][0].split(" ")]),
    ) as unknown as FieldEntry["cues"],
    words: [...words, ...plainWords],
  };
}
