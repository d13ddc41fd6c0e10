import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { type MarkupTag, readMarkup } from "./read-markup";
import { textOf } from "./text-of";

const SHAPES = ["path", "rect", "circle", "ellipse", "polygon", "polyline", "line"];
const ALLOWED = new Set([
  ...SHAPES,
  ...[
    "svg",
    "g",
    "defs",
    "title",
    "desc",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
    "use",
  ],
]);
const FORBIDDEN_ATTRIBUTE = /^(?:on|font|style$|class$|text-|letter-spacing$|xml:base$)/i;

/** Every SVG is made of outlines alone: no text, picture, script, style, font, or reference to anything outside. */
export function checkSvgOutlines(files: readonly GeneratedFile[]): VerificationCheck {
  const svgs = files.filter((file) => file.path.endsWith(".svg"));
  const failures = svgs.flatMap((file) => svgFailures(file).map((failure) => `${file.path}: ${failure}`));
  if (svgs.length === 0) failures.push("there is no SVG file");
  return makeCheck("svg-outlines", "SVG files hold outlines only", countOf(svgs.length, "file"), failures);
}

function svgFailures(file: GeneratedFile): string[] {
  let tags: MarkupTag[];
  try {
    tags = readMarkup(textOf(file));
  } catch (error) {
    return [error instanceof Error ? error.message : "not well-formed"];
  }
  const failures = tags.flatMap(tagFailures);
  const root = tags[0];
  if (root?.name !== "svg") failures.push("the first element is not svg");
  else if (!root.attributes.some(({ name }) => name === "viewBox"))
    failures.push("the svg element has no viewBox");
  if (!tags.some((tag) => SHAPES.includes(tag.name) && hasGeometry(tag))) failures.push("it draws nothing");
  return [...new Set(failures)];
}

function tagFailures({ name, attributes }: MarkupTag): string[] {
  if (!ALLOWED.has(name)) return [`<${name}> is not allowed`];
  return attributes.flatMap(({ name: attribute, value }) => {
    if (FORBIDDEN_ATTRIBUTE.test(attribute)) return [`${attribute} is not allowed on <${name}>`];
    const isReference = /^(?:xlink:)?href$/i.test(attribute) && !value.startsWith("#");
    const isNamespace = /^xmlns(?::|$)/.test(attribute);
    if (isReference || (!isNamespace && /url\(\s*(?!#)|^\s*[a-z]+:/i.test(value))) {
      return [`${attribute} of <${name}> points outside: ${value.slice(0, 60)}`];
    }
    return [];
  });
}

function hasGeometry({ name, attributes }: MarkupTag): boolean {
  if (name !== "path") return attributes.length > 0;
  return attributes.some((attribute) => attribute.name === "d" && /^\s*[Mm][\s\S]*\d/.test(attribute.value));
}
