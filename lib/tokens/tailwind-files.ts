import type { BrandTokens } from "./make-tokens";
import { tailwindNames, type UtilityName, variable } from "./tailwind-names";

const STEP_PARTS = [
  ["line-height", "typography.line-height"],
  ["letter-spacing", "typography.letter-spacing"],
  ["font-weight", "typography.font-weight"],
] as const;

/** Variants in Tailwind 3's notation: an attribute here or above, else what the system says. */
const variant = (attribute: string, value: string, media: string) => [
  `&:where([${attribute}="${value}"], [${attribute}="${value}"] *)`,
  `@media ${media} { &:where(:not([${attribute}], [${attribute}] *)) }`,
];
const DARK = variant("data-theme", "dark", "(prefers-color-scheme: dark)");
const HIGH_CONTRAST = variant("data-contrast", "more", "(prefers-contrast: more)");

/** `tokens/tailwind.css` for Tailwind 4: import it after "tailwindcss". Themes keep working, since values stay variables. */
export function tailwindCss(tokens: BrandTokens): string {
  const names = tailwindNames(tokens);
  const lines = (namespace: string, entries: readonly UtilityName[]) =>
    entries.map(([name, value]) => `  --${namespace}-${name}: ${value};`);
  const sizes = names.sizes.flatMap(([name, step]) => [
    `  --text-${name}: ${variable(`typography.font-size.${step}`)};`,
    ...STEP_PARTS.map(([part, group]) => `  --text-${name}--${part}: ${variable(`${group}.${step}`)};`),
  ]);
  const theme = [
    ...lines("color", names.colors),
    ...lines("font", names.fonts),
    ...sizes,
    ...lines("radius", names.radii),
    ...lines("shadow", names.shadows),
    ...lines("ease", names.easings),
    "  --spacing: 0.25rem;",
    `  --default-transition-duration: ${variable("motion.duration.hover")};`,
    `  --default-transition-timing-function: ${variable("motion.easing.standard")};`,
  ];
  return `/* Tailwind 4: @import "tailwindcss"; @import "./tailwind.css"; then bg-page, text-default, bg-action, font-heading, text-h1 … */
@import "./brand.css";

@custom-variant dark {
  &:where([data-theme="dark"], [data-theme="dark"] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:where(:not([data-theme], [data-theme] *)) { @slot; }
  }
}
@custom-variant high-contrast {
  &:where([data-contrast="more"], [data-contrast="more"] *) { @slot; }
  @media (prefers-contrast: more) {
    &:where(:not([data-contrast], [data-contrast] *)) { @slot; }
  }
}

@theme inline {
${theme.join("\n")}
}
`;
}

/** `tokens/tailwind.config.cjs` for Tailwind 3, to be named under `presets`; load brand.css in the page. */
export function tailwindPreset(tokens: BrandTokens): string {
  const names = tailwindNames(tokens);
  const sizes = names.sizes.map(([name, step]) => [
    name,
    [
      variable(`typography.font-size.${step}`),
      {
        lineHeight: variable(`typography.line-height.${step}`),
        letterSpacing: variable(`typography.letter-spacing.${step}`),
        fontWeight: variable(`typography.font-weight.${step}`),
      },
    ],
  ]);
  const preset = {
    darkMode: ["variant", DARK],
    theme: {
      extend: {
        colors: Object.fromEntries(names.colors),
        fontFamily: Object.fromEntries(names.fonts),
        fontSize: Object.fromEntries(sizes),
        borderRadius: Object.fromEntries(names.radii),
        boxShadow: Object.fromEntries(names.shadows),
        transitionTimingFunction: Object.fromEntries(names.easings),
        transitionDuration: Object.fromEntries(names.durations),
      },
    },
  };
  return `// Tailwind 3: presets: [require("./tokens/tailwind.config.cjs")], and load tokens/brand.css.
/** @type {import("tailwindcss").Config} */
module.exports = {
  ...${JSON.stringify(preset, null, 2)},
  plugins: [({ addVariant }) => addVariant("high-contrast", ${JSON.stringify(HIGH_CONTRAST)})],
};
`;
}
