import { TRADES } from "../trades/recognize-trade";
import { detectScripts } from "./detect-scripts";
import { fold } from "./fold";
import { OTHER_LANGUAGES, STOP_WORDS } from "./stop-words";
import { tokenize } from "./tokenize";

const SCRIPT_LANGUAGES: Record<string, string> = {
  Cyrl: "ru",
  Grek: "el",
  Arab: "ar",
  Hebr: "he",
  Hani: "zh",
  Hira: "ja",
  Kana: "ja",
  Hang: "ko",
  Deva: "hi",
  Thai: "th",
  Beng: "bn",
  Guru: "pa",
  Gujr: "gu",
  Taml: "ta",
  Telu: "te",
  Knda: "kn",
  Mlym: "ml",
  Sinh: "si",
  Geor: "ka",
  Armn: "hy",
  Ethi: "am",
  Khmr: "km",
  Laoo: "lo",
  Mymr: "my",
  Tibt: "bo",
  Mong: "mn",
};

/** Letters that only some of the languages of a script use. */
const TELLING_LETTERS: readonly (readonly [language: string, pattern: RegExp, weight: number])[] = [
  ["de", /[äöüß]/giu, 0.8],
  ["es", /[ñ¿¡]|ción\b/giu, 0.8],
  ["pt", /[ãõç]|nh|lh|óci|ênc/giu, 0.8],
  ["fr", /[èêœùû]|\b[ldcjnsqu]+’/giu, 0.8],
  ["it", /[òì]|zion[ei]\b/giu, 0.8],
  ["pl", /[łąęśżźćń]/giu, 1.2],
  ["cs", /[řěů]/giu, 1.5],
  ["sv", /å/giu, 1],
  ["da", /[øæ]/giu, 1.5],
  ["tr", /[ğış]/gu, 1.2],
  ["ro", /[țșăâ]/giu, 1.2],
  ["vi", /[ơưđạảấầẩậắằặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỳỵỷỹ]/giu, 1.5],
  ["en", /\w{3,}ing\b/giu, 0.6],
  // How words end, which settles what function words leave open.
  ["es", /\p{L}{3}[oa]s?\b/giu, 0.12],
  ["pt", /\p{L}{3}(?:[oa]s?|em|ão)\b/giu, 0.1],
  ["it", /\p{L}{3}[oaie]\b/giu, 0.1],
  ["fr", /\p{L}{3}(?:es?|ent|eur|eux|ion)\b/giu, 0.12],
];
const STOP_WORD_WEIGHT = 1;
const TRADE_WORD_WEIGHT = 0.7;
/** With less evidence than this the language stays open. */
const THRESHOLD = 0.6;
/** Short texts in one of several like languages differ by chance. */
const TIE_MARGIN = 0.6;

/**
 * BCP 47 tag of the text's language; "und" when it cannot be told. `expected` wins against equally good evidence.
 */
export function detectLanguage(text: string, expected?: string): string {
  const scripts = detectScripts(text);
  if (!/\p{Letter}/u.test(text)) return "und";
  // A Japanese text may hold more Han than kana, and a Korean one a few Hanja.
  if (scripts.includes("Hira") || (scripts.includes("Kana") && scripts[0] !== "Latn")) return "ja";
  if (scripts.includes("Hang") && scripts[0] !== "Latn") return "ko";
  const main = scripts[0] ?? "Latn";
  if (main === "Cyrl" && /[іїєґ]/iu.test(text)) return "uk";
  if (main === "Arab" && /[ٹڈڑےں]/u.test(text)) return "ur";
  if (main === "Arab" && /[پچژگ]/u.test(text)) return "fa";
  return main === "Latn" ? detectLatin(text, expected) : (SCRIPT_LANGUAGES[main] ?? "und");
}

function detectLatin(text: string, expected: string | undefined): string {
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  const words = tokenize(text).map((word) => fold(word.text));
  for (const word of words) {
    for (const [language, list] of [...Object.entries(STOP_WORDS), ...Object.entries(OTHER_LANGUAGES)]) {
      if (list.has(word)) vote(language, STOP_WORD_WEIGHT);
    }
    for (const [language, stems] of tradeStems) {
      if (stems.some((stem) => stem.length >= 4 && word.startsWith(stem))) {
        vote(language, TRADE_WORD_WEIGHT);
      }
    }
  }
  for (const [language, pattern, weight] of TELLING_LETTERS) {
    vote(language, Math.min(6, text.match(pattern)?.length ?? 0) * weight);
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  if (
    expected &&
    best &&
    (votes.get(expected) ?? 0) > 0 &&
    (votes.get(expected) ?? 0) >= best[1] - TIE_MARGIN
  )
    return expected;
  return best && best[1] >= THRESHOLD ? best[0] : "und";
}

const tradeStems = (["en", "fr", "de", "es", "pt", "it"] as const).map(
  (language) => [language, TRADES.flatMap((trade) => trade.words[language]?.split(" ") ?? [])] as const,
);
