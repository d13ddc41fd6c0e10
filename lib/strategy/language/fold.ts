/** Lower case without accents, for comparing words; never shown. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l");
}

/** The folded words of an offer but its first two, which may be told anew: "(Today) we survey street furniture". */
export function foldOffer(offer: string): string {
  return foldWords(offer).split(" ").slice(2).join(" ");
}

/** The folded words alone, with a space between them: as two phrases are the same. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
