import type { Strategy } from "@/lib/strategy/strategy.schema";

/** The family that sets a script the pair does not cover; Han letters take the forms of the idea's language. */
export function familyForScript(
  script: string,
  strategy: Pick<Strategy, "language" | "scripts">,
): string | null {
  if (script === "Hani") return hanFamily(strategy);
  return SCRIPT_FAMILIES[script] ?? null;
}

/** What the pair must cover: the idea's scripts, and Vietnamese letters when the brand's words have them. */
export function neededScripts(
  strategy: Pick<Strategy, "scripts" | "name" | "tagline" | "oneLiner">,
): string[] {
  const isVietnamese = VIETNAMESE_LETTERS.test(strategy.name + strategy.tagline + strategy.oneLiner);
  return isVietnamese ? [...strategy.scripts, "Latn-vi"] : strategy.scripts;
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
export const LATIN_EXTENDED = charactersBetween(0x100, 0x17f);

/** Scripts whose letters join or hang together: tracking would tear them apart. */
export const JOINED_SCRIPTS = ["Arab", "Deva"];
/** Scripts with marks above and below the line. */
export const TALL_SCRIPTS = ["Arab", "Deva", "Thai", "Hebr"];

const SCRIPT_FAMILIES: Record<string, string> = {
  Arab: "Noto Sans Arabic",
  Hebr: "Noto Sans Hebrew",
  Deva: "Noto Sans Devanagari",
  Thai: "Noto Sans Thai",
  Hira: "Noto Sans JP",
  Kana: "Noto Sans JP",
  Hang: "Noto Sans KR",
  Cyrl: "Noto Sans",
  Grek: "Noto Sans",
  "Latn-vi": "Noto Sans",
};

const VIETNAMESE_LETTERS = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;

const ALPHABETS: Record<string, readonly (readonly [number, number])[]> = {
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
  Hani: [
    [0x3001, 0x3002],
    [0x300a, 0x300f],
  ],
};

function hanFamily({ language, scripts }: Pick<Strategy, "language" | "scripts">): string {
  if (language.startsWith("ja") || scripts.includes("Hira") || scripts.includes("Kana"))
    return "Noto Sans JP";
  if (language.startsWith("ko") || scripts.includes("Hang")) return "Noto Sans KR";
  return "Noto Sans SC";
}

function charactersBetween(start: number, end: number): string {
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join("");
}
