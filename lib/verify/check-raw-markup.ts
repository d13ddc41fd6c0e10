import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { isTextFile, textOrFailure } from "./text-of";

/** Shorter texts with markup may be our own markup by chance, e.g. "<g>". */
const TELLING_LENGTH = 8;
const SCRIPTED_ADDRESS = /\]\(\s*(?:javascript|vbscript|data):/i;

/**
 * What a person typed is text in every file: no raw tags in JSON and Markdown, no handler or script address in HTML,
 * and none of the given texts unescaped where it would mean something.
 */
export function checkRawMarkup(
  files: readonly GeneratedFile[],
  userTexts: readonly string[],
): VerificationCheck {
  const failures: string[] = [];
  const texts = files.filter(isTextFile);
  for (const file of texts) {
    const text = textOrFailure(file, failures);
    if (text === null) continue;
    const problem = markupProblem(file.path, text) ?? typedMarkup(file.path, text, userTexts);
    if (problem) failures.push(`${file.path}: ${problem}`);
  }
  return makeCheck(
    "no-raw-markup",
    "Typed text is nowhere markup or code",
    countOf(texts.length, "text file"),
    failures,
  );
}

function markupProblem(path: string, text: string): string | null {
  if (/\.(?:json|webmanifest)$/.test(path)) {
    if (!isJson(text)) return "not JSON";
    return /<[a-z!/?]/i.test(text) ? "holds a raw tag" : null;
  }
  if (path.endsWith(".md")) {
    const prose = withoutCode(text);
    if (/<\/?[a-z!?]/i.test(prose)) return "holds a raw tag";
    return SCRIPTED_ADDRESS.test(prose) ? "links to a script" : null;
  }
  if (/\.html?$/.test(path)) {
    if (/<[^>]*\son[a-z]+\s*=\s*["']/i.test(text)) return "has an inline event handler";
    return /(?:href|src|action)\s*=\s*["']\s*(?:javascript|vbscript):/i.test(text)
      ? "links to a script"
      : null;
  }
  return null;
}

/** SVG files are left to their own check, which allows no element or attribute that could act. */
function typedMarkup(path: string, text: string, userTexts: readonly string[]): string | null {
  if (path.endsWith(".svg")) return null;
  const raw = userTexts.find((typed) => isDangerousIn(path, typed) && text.includes(typed));
  return raw ? `holds typed text unescaped: ${JSON.stringify(raw.slice(0, 40))}` : null;
}

function isDangerousIn(path: string, typed: string): boolean {
  if (typed.length < TELLING_LENGTH) return false;
  if (/<[a-z!/?]/i.test(typed)) return true;
  if (path.endsWith(".md")) return typed.includes("](");
  return /\.(?:s?css|[mc]?[jt]sx?|vue)$/.test(path) && typed.includes("*/");
}

/** Markdown without fenced blocks and code spans, in which brackets are shown as they are. */
function withoutCode(text: string): string {
  return text
    .replace(/^(`{3,})[^\n`]*\n[\s\S]*?\n\1[ \t]*$/gm, "")
    .replace(/(?<![\\`])(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, "");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
