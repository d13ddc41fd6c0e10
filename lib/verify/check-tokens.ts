import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { aliasOf, isObject, readTokens, structureProblems, type Token } from "./read-tokens";
import { textOf, textOrFailure } from "./text-of";
import { tokenValueProblem } from "./token-value";

/** The complete document; the others lay a theme or a preference over it. */
const BASE_DOCUMENT = "tokens/brand.tokens.json";
const BROKEN_OUTPUT = /\[object Object\]|\bNaN\b|\bundefined\b/;

interface TokenFile {
  path: string;
  tokens: Token[];
}

/**
 * Every document is groups and tokens alone, every token has `$type` and a value of that type, every alias leads to a token of the same type without going in
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
      const problem = tokenValueProblem(token.type, token.value) ?? aliasProblem(token, find);
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

function readTokenFiles(files: readonly GeneratedFile[], failures: string[]): TokenFile[] {
  return files
    .filter((file) => /^tokens\/.*\.tokens\.json$/.test(file.path))
    .sort((a, b) => Number(b.path === BASE_DOCUMENT) - Number(a.path === BASE_DOCUMENT))
    .flatMap((file) => {
      try {
        const document: unknown = JSON.parse(textOf(file));
        failures.push(...structureProblems(document).map((problem) => `${file.path}: ${problem}`));
        return [{ path: file.path, tokens: readTokens(document) }];
      } catch {
        failures.push(`${file.path}: not JSON`);
        return [];
      }
    });
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
