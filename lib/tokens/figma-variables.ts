import { cssValue, cssVariableName } from "./css-value";
import { collectionName, FIGMA_COLLECTIONS, figmaScopes } from "./figma-collections";
import type { BrandTokens } from "./make-tokens";
import { aliasOf, flattenTokens, type PlacedToken } from "./token-tree";
import type { ColorValue, Token } from "./tokens.schema";

type FigmaType = "COLOR" | "FLOAT" | "STRING";
type FigmaAlias = { type: "VARIABLE_ALIAS"; id: string };
type FigmaColor = { r: number; g: number; b: number; a: number };
type FigmaValue = number | string | FigmaColor | FigmaAlias;

export interface FigmaVariables {
  variableCollections: { action: "CREATE"; id: string; name: string; initialModeId: string }[];
  variableModes: {
    action: "CREATE" | "UPDATE";
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: {
    action: "CREATE";
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: FigmaType;
    description: string;
    hiddenFromPublishing: boolean;
    scopes: string[];
    codeSyntax: { WEB: string };
  }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

/** What a Figma variable can hold. Composite tokens are styles there, not variables, and are left out. */
const TYPES: Partial<Record<Token["$type"], FigmaType>> = {
  color: "COLOR",
  dimension: "FLOAT",
  number: "FLOAT",
  fontWeight: "FLOAT",
  duration: "FLOAT",
  fontFamily: "STRING",
  cubicBezier: "STRING",
};

/**
 * `tokens/figma-variables.json`: the body of `POST /v1/files/:file_key/variables` of Figma's REST API. Lengths are px, times
 * ms; ids are temporary ones. High contrast is two modes of the theme, so its values stand beside the
 * others as primitives of their own and every meaning stays an alias.
 */
export function figmaVariables({ document, overlays }: BrandTokens): FigmaVariables {
  const base = flattenTokens(document).filter(({ token }) => TYPES[token.$type]);
  const own = new Map(
    overlays.map(({ file, document: overlay }) => [
      file,
      new Map(flattenTokens(overlay).map(({ path, token }) => [path, token])),
    ]),
  );
  const strong = own.get("contrast-more.tokens.json") ?? new Map<string, Token>();
  const all = base.flatMap(({ path, token }): PlacedToken[] => {
    const more = path.startsWith("primitive.") ? strong.get(path) : undefined;
    return [{ path, token }, ...(more ? [{ path: strongPath(path), token: more }] : [])];
  });
  const context = new Map(base.map(({ path, token }) => [path, token]));

  const body: FigmaVariables = {
    variableCollections: [],
    variableModes: [],
    variables: [],
    variableModeValues: [],
  };
  for (const { name, modes } of FIGMA_COLLECTIONS) {
    const modeId = (mode: string) => `${name}: ${mode}`;
    const initialModeId = modeId(modes[0]!.name);
    body.variableCollections.push({ action: "CREATE", id: name, name, initialModeId });
    for (const mode of modes) {
      const id = modeId(mode.name);
      const action = id === initialModeId ? "UPDATE" : "CREATE";
      body.variableModes.push({ action, id, name: mode.name, variableCollectionId: name });
    }
    for (const { path, token } of all.filter((one) => collectionName(one.path) === name)) {
      body.variables.push({
        action: "CREATE",
        id: path,
        name: path.replace(/^(?:primitive|component|typography|motion)\./, "").replaceAll(".", "/"),
        variableCollectionId: name,
        resolvedType: TYPES[token.$type]!,
        description: token.$description ?? "",
        hiddenFromPublishing: path.startsWith("primitive."),
        scopes: [...figmaScopes(path)],
        codeSyntax: { WEB: `var(${cssVariableName(path.replace(STRONG, ""))})` },
      });
      for (const mode of modes) {
        const laid = mode.files.map((file) => own.get(file)?.get(path)).findLast((found) => found);
        const isStrong = mode.files.includes("contrast-more.tokens.json");
        body.variableModeValues.push({
          variableId: path,
          modeId: modeId(mode.name),
          value: figmaValue(path, laid ?? token, context, (target) =>
            isStrong && strong.has(target) && target.startsWith("primitive.") ? strongPath(target) : target,
          ),
        });
      }
    }
  }
  return body;
}

const STRONG = "-high-contrast";

/** "primitive.color.dark-high-contrast.text" for "primitive.color.dark.text". */
function strongPath(path: string): string {
  return path.replace(/^(primitive\.color\.[^.]+)/, `$1${STRONG}`);
}

function figmaValue(
  path: string,
  token: Token,
  context: ReadonlyMap<string, Token>,
  follow: (target: string) => string,
): FigmaValue {
  const alias = aliasOf(token.$value);
  if (alias) return { type: "VARIABLE_ALIAS", id: follow(alias) };
  switch (token.$type) {
    case "color": {
      const { components, alpha = 1 } = token.$value as ColorValue;
      const [r, g, b] = components;
      return { r, g, b, a: alpha };
    }
    case "dimension":
    case "duration": {
      const { value, unit } = token.$value as { value: number; unit: string };
      return round(value * (unit === "rem" ? 16 : unit === "s" ? 1000 : 1));
    }
    case "fontFamily":
      return String([token.$value].flat()[0]);
    case "cubicBezier":
      return cssValue(token, (target) => target);
    default:
      return round((token.$value as number) * factor(path, context));
  }
}

/** Figma takes opacity in per cent and line height in px of the text's own size. */
function factor(path: string, context: ReadonlyMap<string, Token>): number {
  if (path.startsWith("opacity.")) return 100;
  const step = /^typography\.line-height\.(.+)$/.exec(path)?.[1];
  if (!step) return 1;
  const size = context.get(`typography.font-size.${step}`)!.$value as { value: number; unit: string };
  return size.unit === "rem" ? size.value * 16 : size.value;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
