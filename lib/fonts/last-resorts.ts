/** Last resorts for scripts that the brand's own families do not hold, emoji as one-colour outlines. */
export const LAST_RESORTS: readonly string[] = [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans Devanagari",
  "Noto Sans Thai",
  "Noto Sans JP",
  "Noto Sans KR",
  "Noto Sans SC",
  "Noto Emoji",
];
