import type { GeneratedFile } from "@/lib/model/generated-file";
import { type Palette, THEMES } from "@/lib/palette/palette.schema";
import { countOf, makeCheck } from "./make-check";
import { aliasOf, isObject, readTokens, type Token } from "./read-tokens";
import { textOf, textOrFailure } from "./text-of";
import { tokenValueProblem } from "./token-value";
import type { VerificationCheck } from "./verification.schema";

/** The complete document; the others lay a theme or a preference over it. */
const BASE_DOCUMENT = "tokens/brand.tokens.json";
const BROKEN_OUTPUT = /\[object Object\]|\bNaN\b|\bundefined\b/;

interface TokenFile {
  path: string;
  tokens: Token[];
}

/**
 * Every token has `$type` and a value of that type, every alias leads to a token of the same type without going in
 * circles, and no exported file holds the print of a value that its format could not express.
 */
export function checkTokenSchema(files: readonly GeneratedFile[]): VerificationCheck {
  const failures: string[] = [];
  const documents = readTokenFiles(files, failures);
  const everywhere = new Map(documents.flatMap(({ tokens }) => tokens.map((token) => [token.path, token])));
  for (const { path, tokens } of documents) {
    const own = new Map(tokens.map((token) => [token.path, token]));
    const find = (name: string) => own.get(name) ?? everywhere.get(name);
    for (const token of tokens) {
      const problem =
        nameProblem(token.path) ?? tokenValueProblem(token.type, token.value) ?? aliasProblem(token, find);
      if (problem) failures.push(`${path}: ${token.path} ${problem}`);
    }
  }
  const count = documents.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (count === 0) failures.push("there is no token");
  for (const file of files.filter(({ path }) => /^tokens\/.*\.(?:css|scss)$/.test(path))) {
    const code = textOrFailure(file, failures)?.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const broken = BROKEN_OUTPUT.exec(code ?? "");
    if (broken) failures.push(`${file.path}: holds "${broken[0]}"`);
  }
  return makeCheck(
    "token-schema",
    "Design tokens follow DTCG 2025.10",
    `${countOf(count, "token")} in ${countOf(documents.length, "document")}`,
    failures,
  );
}

/** The tokens say the palette's own values: each hex of all four themes in the documents and in the CSS, and the brand's primary by name. */
export function checkPaletteTokens(palette: Palette, files: readonly GeneratedFile[]): VerificationCheck {
  const failures: string[] = [];
  const documents = readTokenFiles(files, failures);
  const all = documents.flatMap(({ tokens }) => tokens);
  const inDocuments = new Set(all.map((token) => hexOf(token.value)).filter((hex) => hex !== null));
  const css = files
    .filter((file) => /^tokens\/.*\.css$/.test(file.path))
    .map((file) => textOrFailure(file, failures)?.toLowerCase() ?? "");
  if (css.length === 0) failures.push("there is no CSS below tokens/");
  let count = 0;
  for (const [level, themes] of [
    ["", palette],
    ["high contrast ", palette.highContrast],
  ] as const) {
    for (const theme of THEMES) {
      for (const [role, { hex }] of Object.entries(themes[theme].roles)) {
        count += 1;
        const name = `${level}${theme} ${role} ${hex}`;
        if (!inDocuments.has(hex)) failures.push(`${name} is in no token document`);
        if (css.length > 0 && !css.some((text) => text.includes(hex))) failures.push(`${name} is in no CSS`);
      }
    }
  }
  const primary = resolved(
    "color.brand.primary",
    new Map(all.toReversed().map((token) => [token.path, token])),
  );
  const expected = palette.light.roles.primary.hex;
  if (primary !== expected)
    failures.push(`color.brand.primary is ${primary ?? "missing"} instead of ${expected}`);
  return makeCheck("palette-tokens", "Design tokens equal the palette", countOf(count, "color"), failures);
}

function readTokenFiles(files: readonly GeneratedFile[], failures: string[]): TokenFile[] {
  return files
    .filter((file) => /^tokens\/.*\.tokens\.json$/.test(file.path))
    .sort((a, b) => Number(b.path === BASE_DOCUMENT) - Number(a.path === BASE_DOCUMENT))
    .flatMap((file) => {
      try {
        return [{ path: file.path, tokens: readTokens(JSON.parse(textOf(file))) }];
      } catch {
        failures.push(`${file.path}: not JSON`);
        return [];
      }
    });
}

function nameProblem(path: string): string | null {
  return path.split(".").every((name) => name !== "" && !/[{}$]/.test(name))
    ? null
    : "has a name that DTCG forbids";
}

/** Aliases stand for whole values or for parts of composite ones. */
function aliasProblem(token: Token, find: (path: string) => Token | undefined): string | null {
  const whole = aliasOf(token.value);
  if (!whole) {
    const missing = aliasesIn(token.value).find((name) => !find(name));
    return missing ? `refers to {${missing}}, which does not exist` : null;
  }
  const passed = new Set([token.path]);
  for (let name: string | null = whole; name; ) {
    const target: Token | undefined = find(name);
    if (!target) return `refers to {${name}}, which does not exist`;
    if (target.type !== token.type) return `refers to {${name}}, which is a ${String(target.type)}`;
    if (passed.has(name)) return `refers to itself by way of {${name}}`;
    passed.add(name);
    name = aliasOf(target.value);
  }
  return null;
}

function aliasesIn(value: unknown): string[] {
  const alias = aliasOf(value);
  if (alias) return [alias];
  if (Array.isArray(value)) return value.flatMap(aliasesIn);
  return isObject(value) ? Object.values(value).flatMap(aliasesIn) : [];
}

function resolved(path: string, tokens: Map<string, Token>): string | null {
  let token = tokens.get(path);
  for (let steps = 0; token && steps < 20; steps++) {
    const alias = aliasOf(token.value);
    if (!alias) return hexOf(token.value);
    token = tokens.get(alias);
  }
  return null;
}

function hexOf(value: unknown): string | null {
  return isObject(value) && typeof value.hex === "string" ? value.hex.toLowerCase() : null;
}
