/**
 * `tokens/style-dictionary.format.mjs`: a format of Style Dictionary 5 that writes the same CSS as ours, overlays
 * included. It reads the DTCG documents themselves, so that the values need no transform. Plain JavaScript without
 * dependencies, the same in every package.
 */
export const STYLE_DICTIONARY_FORMAT = String.raw`// Style Dictionary 5: the format "marque/css". Call register(StyleDictionary) once.
const EXTENSION = "app.marque";
const GENERIC_FAMILY = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|emoji|math)$/;

const number = (value) => String(Number(Number(value).toFixed(5)));
const aliasOf = (value) => {
  const match = typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value) : null;
  return match ? match[1] : null;
};
const variable = (path) => "--" + path.split(".").join("-");
const reference = (path) => "var(" + variable(path) + ")";

/** The CSS of a value; aliases become var(). */
function cssValue(type, value) {
  const alias = aliasOf(value);
  if (alias) return reference(alias);
  switch (type) {
    case "color": {
      const opaque = value.alpha === undefined || value.alpha === 1;
      if (value.colorSpace === "display-p3") {
        return "color(display-p3 " + value.components.map(number).join(" ") + (opaque ? "" : " / " + number(value.alpha)) + ")";
      }
      if (opaque) return value.hex;
      const channels = [1, 3, 5].map((at) => Number.parseInt(value.hex.slice(at, at + 2), 16));
      return "rgba(" + channels.join(", ") + ", " + number(value.alpha) + ")";
    }
    case "dimension":
    case "duration":
      return number(value.value) + value.unit;
    case "number":
    case "fontWeight":
      return number(value);
    case "fontFamily":
      return [value].flat().map((name) => (GENERIC_FAMILY.test(name) ? name : JSON.stringify(name))).join(", ");
    case "cubicBezier":
      return "cubic-bezier(" + value.map(number).join(", ") + ")";
    case "strokeStyle":
      return typeof value === "string" ? value : "dashed";
    case "border":
      return [cssValue("dimension", value.width), cssValue("strokeStyle", value.style), cssValue("color", value.color)].join(" ");
    case "transition":
      return [
        cssValue("duration", value.duration),
        cssValue("cubicBezier", value.timingFunction),
        cssValue("duration", value.delay),
      ].join(" ");
    case "shadow":
      return [value].flat().map(shadowLayer).join(", ");
    case "gradient":
      return value.map((stop) => cssValue("color", stop.color) + " " + number(stop.position * 100) + "%").join(", ");
    case "typography":
      return [
        cssValue("fontWeight", value.fontWeight),
        cssValue("dimension", value.fontSize) + "/" + cssValue("number", value.lineHeight),
        cssValue("fontFamily", value.fontFamily),
      ].join(" ");
    default:
      throw new Error("Unknown token type " + type);
  }
}

function shadowLayer(layer) {
  if (aliasOf(layer)) return cssValue("shadow", layer);
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((name) => cssValue("dimension", layer[name]));
  return [layer.inset === true ? "inset" : "", ...lengths, cssValue("color", layer.color)].join(" ").trim();
}

function tokenCss(token, value) {
  const own = token.$extensions && token.$extensions[EXTENSION];
  return own && own.css ? own.css : cssValue(token.$type, value);
}

function flatten(group, prefix = "") {
  return Object.entries(group).flatMap(([name, child]) => {
    if (name.startsWith("$") || typeof child !== "object") return [];
    const path = prefix ? prefix + "." + name : name;
    return "$value" in child ? [[path, child]] : flatten(child, path);
  });
}

function aliasesIn(value) {
  const alias = aliasOf(value);
  if (alias) return [alias];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
}

const block = (selector, lines) => selector + " {\n" + lines.map((line) => "  " + line + ";").join("\n") + "\n}";
const indent = (text) => text.replace(/^/gm, "  ");
const HEAD = [
  "/* Design tokens as custom properties. Made from brand.tokens.json; change them there.",
  '   data-theme="light" or "dark" on any element sets its theme; without it the system decides.',
  '   data-contrast="more" or "standard" on the root, or beside data-theme on any element, sets its contrast; without it',
  "   the system decides. Screens with the Display P3 gamut get its colors. */",
].join("\n");

/** The tokens of an overlay as [path, token, value]; with css.dependents also everything that depends on them. */
function declared({ css, tokens }, base) {
  const own = new Map(flatten(tokens));
  const entry = ([path, token]) => [path, token, token.$value];
  if (!css.dependents) return [...own].map(entry);
  const merged = base.map((line) => (own.has(line[0]) ? entry([line[0], own.get(line[0])]) : line));
  const changed = new Set(own.keys());
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    for (const [path, , value] of merged) if (aliasesIn(value).some((target) => changed.has(target))) changed.add(path);
  }
  return merged.filter(([path]) => changed.has(path));
}

function wrapped({ selector, media, supports }, lines) {
  let text = block(selector, lines);
  if (supports) text = "@supports " + supports + " {\n" + indent(text) + "\n}";
  return media ? "@media " + media + " {\n" + indent(text) + "\n}" : text;
}

/** Writes every token, where the base values hold again, then what each overlay changes. */
function brandCss({ options }) {
  const base = flatten(options.document).map(([path, token]) => [path, token, token.$value]);
  const line = ([path, token, value]) => variable(path) + ": " + tokenCss(token, value);
  const overlays = (options.overlays || []).map((overlay) => ({ css: overlay.css, lines: declared(overlay, base) }));
  const resets = overlays.flatMap(({ css, lines }) => {
    if (!css.reset) return [];
    const changed = new Set(lines.map(([path]) => path));
    const original = base.filter(([path]) => changed.has(path)).map(line);
    return [block(css.reset.selector, [...(css.reset.declarations || []), ...original])];
  });
  const blocks = overlays.flatMap(({ css, lines }) =>
    css.rules.map((rule) => wrapped(rule, [...(css.declarations || []), ...lines.map(line)])),
  );
  const root = block(":root", ["color-scheme: light", ...base.map(line)]);
  return HEAD + "\n\n" + [root, ...resets, ...blocks].join("\n\n") + "\n";
}

export function register(StyleDictionary) {
  StyleDictionary.registerFormat({ name: "marque/css", format: brandCss });
}
`;

/**
 * `tokens/style-dictionary.config.mjs`: our CSS, and what Style Dictionary's own groups and formats make. An `.mjs` is a
 * module whatever the "type" of the package around it.
 */
export const STYLE_DICTIONARY_CONFIG = String.raw`// style-dictionary build --config tokens/style-dictionary.config.mjs   (Style Dictionary 5, Node 22 or later)
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import StyleDictionary from "style-dictionary";
import { register } from "./style-dictionary.format.mjs";

register(StyleDictionary);

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url)).split("\\").join("/");
const read = (name) => JSON.parse(readFileSync(pathOf(name), "utf8"));

/** Each context of the resolver that changes tokens, with the place that its modifier gives it in CSS. */
const overlays = Object.values(read("brand.resolver.json").modifiers).flatMap((modifier) =>
  Object.entries(modifier.contexts).flatMap(([context, sources]) =>
    sources.map(({ $ref }) => ({ css: modifier.$extensions["app.marque"].css[context], tokens: read($ref) })),
  ),
);
const document = read("brand.tokens.json");

/** Style Dictionary's own groups and formats; write further ones in the same way. */
const stock = (transformGroup, destination, format) => ({
  transformGroup,
  buildPath: "build/",
  files: [{ destination, format }],
});

export default {
  source: [pathOf("style-dictionary.json")],
  platforms: {
    css: {
      transformGroup: "css",
      buildPath: "build/",
      files: [{ destination: "brand.css", format: "marque/css", options: { document, overlays } }],
    },
    scss: stock("scss", "_brand.scss", "scss/variables"),
    less: stock("less", "brand.less", "less/variables"),
    js: stock("js", "brand.mjs", "javascript/es6"),
  },
};
`;
