import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { type Palette, SOLID_ROLES } from "@/lib/palette/palette.schema";
import { type ColorContext, paletteColors, propertyOf, themeOf } from "./color-contexts";
import { aliasOf, isObject, readTokens, type Token } from "./read-tokens";
import { textOf } from "./text-of";

const BASE_DOCUMENT = "tokens/brand.tokens.json";

/**
 * The delivered style sheet shows the palette: each role in every setting that the style sheet tells apart. And each
 * color that the base token document names is what its custom property and its Sass variable say.
 */
export function checkPaletteTokens(
  palette: Palette,
  contexts: readonly ColorContext[],
  files: readonly GeneratedFile[],
): VerificationCheck {
  const failures = contexts.flatMap((context) => shownOtherwise(palette, context));
  if (contexts.length === 0) failures.push("there is no style sheet of the tokens that can be read");
  const base = files.find(({ path }) => path === BASE_DOCUMENT);
  const colors = base ? colorsOf(base) : new Map<string, string>();
  if (colors.size === 0) failures.push(`${BASE_DOCUMENT} has no color`);
  failures.push(...differences(colors, contexts, files));
  const figure = `${countOf(colors.size, "color")} in ${countOf(contexts.length, "setting")}`;
  return makeCheck("palette-tokens", "Design tokens equal the palette", figure, failures);
}

function shownOtherwise(palette: Palette, context: ColorContext): string[] {
  const { values, name } = context;
  const colors = paletteColors(themeOf(palette, context));
  const wanted = [
    ...[...colors].map(([role, hex]) => [propertyOf(role)!, role, hex] as const),
    ...SOLID_ROLES.map((role) => [`--color-solid-${role}`, role, colors.get(role)!] as const),
  ];
  return wanted
    .filter(([property, , hex]) => values.get(property) !== hex)
    .map(([property, role, hex]) => `${name}: ${property} is ${values.get(property)}, ${role} is ${hex}`);
}

/** Token path → #rrggbb, aliases followed; colors that let something through are left out. */
function colorsOf(file: GeneratedFile): Map<string, string> {
  let tokens: Map<string, Token>;
  try {
    tokens = new Map(readTokens(JSON.parse(textOf(file))).map((token) => [token.path, token]));
  } catch {
    return new Map();
  }
  const hexOf = (token: Token | undefined, steps = 0): string | null => {
    const alias = aliasOf(token?.value);
    if (alias) return steps < 20 ? hexOf(tokens.get(alias), steps + 1) : null;
    if (!isObject(token?.value) || typeof token.value.hex !== "string") return null;
    const { alpha = 1, hex } = token.value;
    return alpha === 1 ? hex.toLowerCase() : null;
  };
  return new Map(
    [...tokens.values()].flatMap((token): [string, string][] => {
      const hex = token.type === "color" ? hexOf(token) : null;
      return hex ? [[token.path, hex]] : [];
    }),
  );
}

function differences(
  colors: ReadonlyMap<string, string>,
  contexts: readonly ColorContext[],
  files: readonly GeneratedFile[],
): string[] {
  const plain = contexts.find(({ name }) => name === "light system");
  const sass = files
    .filter(({ path }) => /^tokens\/.*\.scss$/.test(path))
    .map((file) => [file.path, sassColors(file)] as const);
  if (sass.length === 0) return ["there is no Sass file below tokens/"];
  return [...colors].flatMap(([path, hex]) => {
    const name = path.replaceAll(".", "-");
    const inCss = plain?.values.get(`--${name}`);
    return [
      ...(inCss === hex ? [] : [`${path} is ${hex}, --${name} is ${inCss}`]),
      ...sass
        .filter(([, variables]) => variables.get(name) !== hex)
        .map(([file, variables]) => `${file}: ${path} is ${hex}, $${name} is ${variables.get(name)}`),
    ];
  });
}

function sassColors(file: GeneratedFile): Map<string, string> {
  const text = new TextDecoder().decode(file.bytes);
  return new Map(
    [...text.matchAll(/^\$([\w-]+): (#[0-9a-f]{6});$/gm)].map(([, name, hex]): [string, string] => [
      name!,
      hex!,
    ]),
  );
}
