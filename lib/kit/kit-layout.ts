import type { TechStack } from "@/lib/model/brief.schema";

/**
 * Where the parts that all stacks share stand in an emitted project. Beside the stack's own templates, which keep
 * their paths, every project has, below this folder:
 *
 * - `brand.ts` (HTML: `brand.js`, which sets `window.brand`): `export const brand = { name, tagline, language, direction } as const`
 * - `styles/brand.css`: the tokens, the same bytes as `tokens/brand.css` of the package
 * - `styles/fonts.css`: one @font-face a font file, which stand in `fonts/`
 * - `styles/kit.css`: the components' look
 * - `assets/icon.svg` and `icon-reversed.svg`: the brand's mark for light and for dark grounds (`kit-on-light`, `kit-on-dark`)
 * - `behaviours/*.ts` (HTML: all of them in `kit.js`)
 *
 * So a React component below `src/components/` imports `../behaviours/tabs`, and `src/main.tsx` the three style sheets.
 */
export const SHARED_FOLDER: Record<TechStack, string> = { react: "src/", vue: "src/", html: "" };

/** Shared files that a stack has no use for: HTML has the behaviours in kit.js, and all have the components' style sheets in kit.css. */
export const NOT_SHARED: Record<TechStack, RegExp | undefined> = {
  react: /^(?:styles\/parts\/|behaviours\/page\.ts$)/,
  vue: /^(?:styles\/parts\/|behaviours\/page\.ts$)/,
  html: /^(?:behaviours|styles\/parts)\//,
};
