import type { GeneratedFile } from "@/lib/model/generated-file";
import { makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { type BrandRecord, brandRecordSchema } from "@/lib/package/brand-record.schema";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";
import { checkPaletteTokens } from "./check-palette-tokens";
import { colorContexts } from "./color-contexts";
import { textOf } from "./text-of";

const REPORT = "verification.html";
/** What both records say. */
const SHARED = [
  "name",
  "slug",
  "tagline",
  "oneLiner",
  "mission",
  "positioning",
  "promise",
  "boilerplate",
] as const satisfies readonly (keyof BrandRecord & keyof Strategy)[];

/**
 * What packaging adds says what the files beside it say: `brand.json` and `strategy.json` are of their schemas and agree,
 * the colors are those that `tokens/brand.css` shows, the typefaces, licenses, components and guidelines that
 * they name are there, and the report for people is whole.
 */
export function checkRecords(files: readonly GeneratedFile[]): VerificationCheck {
  const failures: string[] = [];
  const brand = read(files, "brand.json", (value) => brandRecordSchema.parse(value), failures);
  const strategy = read(files, "strategy.json", (value) => strategySchema.parse(value), failures);
  if (brand && strategy) {
    const other = SHARED.filter((key) => brand[key] !== strategy[key]);
    failures.push(...other.map((key) => `brand.json and strategy.json say another ${key}`));
  }
  if (brand) failures.push(...contradictions(brand, files).map((failure) => `brand.json: ${failure}`));
  const report = files.find(({ path }) => path === REPORT);
  if (!report || !/<\/html>\s*$/.test(new TextDecoder().decode(report.bytes)))
    failures.push(`${REPORT}: is not whole`);
  const figure = brand
    ? `${SHARED.length} texts, ${Object.keys(brand.palette.light.roles).length} roles`
    : "unreadable";
  return makeCheck("records", "brand.json and strategy.json say what the files say", figure, failures);
}

function read<T>(
  files: readonly GeneratedFile[],
  path: string,
  parse: (value: unknown) => T,
  failures: string[],
): T | null {
  try {
    const file = files.find((entry) => entry.path === path);
    if (!file) throw new Error("is missing");
    return parse(JSON.parse(textOf(file)));
  } catch (error) {
    failures.push(`${path}: ${error instanceof Error ? error.message.slice(0, 200) : "unreadable"}`);
    return null;
  }
}

function contradictions(brand: BrandRecord, files: readonly GeneratedFile[]): string[] {
  const present = new Set(files.map(({ path }) => path));
  const { heading, body, mono, scriptFallbacks } = brand.fonts;
  const named = [heading, body, mono, ...scriptFallbacks].flatMap(({ faces, license }) => [
    ...faces.map(({ path }) => path),
    license,
  ]);
  const within = (folder: string, part = "") =>
    files.some(({ path }) => path.startsWith(folder) && path.includes(part));
  return [
    ...named.filter((path) => !present.has(path)).map((path) => `names ${path}, which is not there`),
    ...(within(`components/${brand.brief.techStack}/`)
      ? []
      : [`there is no component of ${brand.brief.techStack}`]),
    ...(within("guidelines/", brand.slug) ? [] : [`no guidelines are named after ${brand.slug}`]),
    ...colorsShownOtherwise(brand, files),
  ];
}

function colorsShownOtherwise({ palette }: BrandRecord, files: readonly GeneratedFile[]): string[] {
  try {
    const sheet = files.find(({ path }) => path === "tokens/brand.css");
    if (!sheet) return ["there is no style sheet to compare its colors with"];
    return checkPaletteTokens(palette, colorContexts(textOf(sheet)), files).failures.slice(0, 20);
  } catch (error) {
    return [error instanceof Error ? error.message : "its colors cannot be compared"];
  }
}
