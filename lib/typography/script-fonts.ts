import type { Strategy } from "@/lib/strategy/strategy.schema";

/** What decides between the forms of a letter that several languages write. */
export type ScriptContext = Pick<Strategy, "language" | "scripts" | "name" | "tagline" | "oneLiner">;

/** The family that sets a script the pair does not cover; Han letters take the forms of the idea's language. */
export function familyForScript(script: string, strategy: ScriptContext): string | null {
  if (script === "Hani") return hanFamily(strategy);
  return SCRIPT_FAMILIES[script] ?? null;
}

/** What the pair must cover: the idea's scripts, and the parts of Latin beyond Western Europe that its words use. */
export function neededScripts(
  strategy: Pick<Strategy, "scripts" | "name" | "tagline" | "oneLiner">,
): string[] {
  const words = wordsOf(strategy);
  return [
    ...strategy.scripts,
    ...(EXTENDED_LETTERS.test(words) ? ["Latn-ext"] : []),
    ...(VIETNAMESE_LETTERS.test(words) ? ["Latn-vi"] : []),
  ];
}

/** The families to ask for a single character, the likeliest first; none when no installed family is for its script. */
export function familiesForCharacter(character: string, strategy: ScriptContext): string[] {
  const script = SCRIPTS.find(({ pattern }) => pattern.test(character))?.script;
  if (script === "Hani") return [...new Set([hanFamily(strategy), ...HAN_FAMILIES])];
  const family = script === undefined ? undefined : SCRIPT_FAMILIES[script];
  return [...new Set([...(family === undefined ? [] : [family]), GENERAL_FAMILY])];
}

/**
 * Characters that a text in this script will need beside those that are already known: the letters of an alphabet,
 * or the syllables and punctuation around ideographs. Empty when the Latin base is enough.
 */
export function alphabetOf(script: string): string {
  return (ALPHABETS[script] ?? []).map(([start, end]) => charactersBetween(start, end)).join("");
}

/** Basic Latin, Latin-1, the typographic punctuation, arrows and signs that every page of a brand uses. */
export const LATIN_BASE = [
  charactersBetween(0x20, 0x7e),
  charactersBetween(0xa0, 0xff),
  "ıŁłŒœŠšŸŽžˆ˚˜–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−×≤≥",
].join("");

/** Added when a text holds any letter of it: a text in such a language needs the others soon. */
export const LATIN_EXTENDED = `${charactersBetween(0x100, 0x17f)}ȘșȚțẞ`;

/** Scripts whose letters join or hang together: tracking would tear them apart. */
export const JOINED_SCRIPTS = ["Arab", "Deva", "Beng", "Guru", "Tibt"];
/** Scripts with marks above and below the line. */
export const TALL_SCRIPTS =
  "Arab Deva Thai Hebr Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Laoo Tibt Mymr Khmr Thaa".split(" ");

/** Holds Latin, Greek, Cyrillic and the general signs of most others. */
const GENERAL_FAMILY = "Noto Sans";
const HAN_FAMILIES = ["Noto Sans SC", "Noto Sans TC", "Noto Sans JP", "Noto Sans KR", "Noto Sans HK"];

const SCRIPT_FAMILIES: Record<string, string> = {
  Arab: "Noto Sans Arabic",
  Hebr: "Noto Sans Hebrew",
  Deva: "Noto Sans Devanagari",
  Thai: "Noto Sans Thai",
  Hira: "Noto Sans JP",
  Kana: "Noto Sans JP",
  Hang: "Noto Sans KR",
  Cyrl: GENERAL_FAMILY,
  Grek: GENERAL_FAMILY,
  "Latn-ext": GENERAL_FAMILY,
  "Latn-vi": GENERAL_FAMILY,
  Beng: "Noto Sans Bengali",
  Guru: "Noto Sans Gurmukhi",
  Gujr: "Noto Sans Gujarati",
  Orya: "Noto Sans Oriya",
  Taml: "Noto Sans Tamil",
  Telu: "Noto Sans Telugu",
  Knda: "Noto Sans Kannada",
  Mlym: "Noto Sans Malayalam",
  Sinh: "Noto Sans Sinhala",
  Laoo: "Noto Sans Lao",
  Mymr: "Noto Sans Myanmar",
  Geor: "Noto Sans Georgian",
  Ethi: "Noto Sans Ethiopic",
  Khmr: "Noto Sans Khmer",
  Armn: "Noto Sans Armenian",
  Thaa: "Noto Sans Thaana",
  Tibt: "Noto Serif Tibetan",
};

const SCRIPTS = [...Object.keys(SCRIPT_FAMILIES).filter((script) => !script.includes("-")), "Hani"].map(
  (script) => ({ script, pattern: new RegExp(`\\p{Script_Extensions=${script}}`, "u") }),
);

const EXTENDED_LETTERS = /[\u0100-\u017f\u0218-\u021b]/u;
const VIETNAMESE_LETTERS = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;

const ALPHABETS: Record<string, readonly (readonly [number, number])[]> = {
  "Latn-ext": [
    [0x100, 0x17f],
    [0x218, 0x21b],
  ],
  "Latn-vi": [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
  Cyrl: [
    [0x400, 0x45f],
    [0x490, 0x491],
  ],
  Grek: [
    [0x386, 0x38a],
    [0x38c, 0x38c],
    [0x38e, 0x3a1],
    [0x3a3, 0x3ce],
  ],
  Arab: [
    [0x60c, 0x60c],
    [0x61b, 0x61f],
    [0x621, 0x655],
    [0x660, 0x66c],
    [0x67e, 0x67e],
    [0x686, 0x686],
    [0x698, 0x698],
    [0x6a9, 0x6af],
    [0x6cc, 0x6cc],
    [0x6f0, 0x6f9],
  ],
  Hebr: [[0x5d0, 0x5ea]],
  Deva: [[0x900, 0x97f]],
  Thai: [
    [0xe01, 0xe3a],
    [0xe3f, 0xe5b],
  ],
  Hira: [
    [0x3001, 0x3002],
    [0x300c, 0x300f],
    [0x3041, 0x3096],
    [0x30a1, 0x30fc],
  ],
  Kana: [
    [0x3001, 0x3002],
    [0x300c, 0x300f],
    [0x3041, 0x3096],
    [0x30a1, 0x30fc],
  ],
  Beng: [[0x980, 0x9fe]],
  Guru: [[0xa01, 0xa76]],
  Gujr: [[0xa81, 0xaff]],
  Orya: [[0xb01, 0xb77]],
  Taml: [[0xb82, 0xbfa]],
  Telu: [[0xc00, 0xc7f]],
  Knda: [[0xc80, 0xcf2]],
  Mlym: [[0xd00, 0xd7f]],
  Sinh: [[0xd81, 0xdf4]],
  Laoo: [[0xe81, 0xedf]],
  Mymr: [[0x1000, 0x109f]],
  Geor: [[0x10d0, 0x10ff]],
  Khmr: [[0x1780, 0x17f9]],
  Armn: [[0x531, 0x58f]],
  Thaa: [[0x780, 0x7b1]],
  Hani: [
    [0x3001, 0x3002],
    [0x300a, 0x300f],
  ],
};

/** Letters that only the traditional writing has, of the commonest ones; and those of written Cantonese. */
const TRADITIONAL =
  /[們個來說時國會對學實這後還過現開關點問題經發動車門買賣館業電麵書東長風飛馬魚鳥雲語讓變邊龍廣應當體灣鐵線農園藝術醫護養顧樂廚鄉]/u;
const CANTONESE = /[嘅喺咗啲嚟嗰哋唔冇]/u;

function hanFamily(strategy: ScriptContext): string {
  const { language, scripts } = strategy;
  if (language.startsWith("ja") || scripts.includes("Hira") || scripts.includes("Kana"))
    return "Noto Sans JP";
  if (language.startsWith("ko") || scripts.includes("Hang")) return "Noto Sans KR";
  const words = wordsOf(strategy);
  if (/^(zh-HK|yue)/.test(language) || CANTONESE.test(words)) return "Noto Sans HK";
  return /^zh-(Hant|TW|MO)/.test(language) || TRADITIONAL.test(words) ? "Noto Sans TC" : "Noto Sans SC";
}

function wordsOf({ name, tagline, oneLiner }: Pick<Strategy, "name" | "tagline" | "oneLiner">): string {
  return `${name} ${tagline} ${oneLiner}`;
}

function charactersBetween(start: number, end: number): string {
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join("");
}
