/**
 * Fonts for scripts that the application's own faces lack, loaded only when a text needs one, so that a page without
 * them pays nothing. Each sheet names many small files by unicode-range; the browser takes those it needs.
 */
const SHEETS: readonly { script: RegExp; load: () => Promise<unknown> }[] = [
  {
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    load: () => import("@fontsource-variable/noto-sans-jp"),
  },
  { script: /\p{Script=Hangul}/u, load: () => import("@fontsource-variable/noto-sans-kr") },
  { script: /\p{Script=Han}/u, load: () => import("@fontsource-variable/noto-sans-sc") },
  { script: /\p{Script=Arabic}/u, load: () => import("@fontsource-variable/noto-sans-arabic") },
  { script: /\p{Script=Hebrew}/u, load: () => import("@fontsource-variable/noto-sans-hebrew") },
  { script: /\p{Script=Devanagari}/u, load: () => import("@fontsource-variable/noto-sans-devanagari") },
  { script: /\p{Script=Thai}/u, load: () => import("@fontsource-variable/noto-sans-thai") },
  {
    script: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
    load: () => import("@fontsource-variable/noto-sans"),
  },
  { script: /\p{Extended_Pictographic}/u, load: () => import("@fontsource-variable/noto-emoji") },
];

const loaded = new Set<RegExp>();

/** Starts loading what `text` needs. Safe to call on every keystroke. A failed load is tried again by the next call. */
export function loadScriptFonts(text: string): void {
  for (const { script, load } of SHEETS) {
    if (loaded.has(script) || !script.test(text)) continue;
    loaded.add(script);
    load().catch(() => loaded.delete(script));
  }
}
