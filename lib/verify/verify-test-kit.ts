import { beforeAll, expect } from "vitest";
import { readFont } from "@/lib/fonts/read-font";
import { templateFiles } from "@/lib/kit/template-files";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Verification } from "@/lib/model/verification.schema";
import { sha256 } from "@/lib/package/sha256";
import type { Palette } from "@/lib/palette/palette.schema";
import { kitTemplates } from "@/lib/render/kit-templates";
import { MADE_BRIEF, type MadeBrand, makeBrand } from "@/lib/render/made-brand-fixture";
import { brandText } from "@/lib/typography/brand-text";
import { type VerifyInput, verifyFiles } from "./verify-files";

let made: Promise<MadeBrand> | undefined;

/** A brand that the engine made, whose files pass every check; there before the first test. */
export let brand: MadeBrand;
export let palette: Palette;
export const good: GeneratedFile[] = [];

export function useGoodFiles(): void {
  beforeAll(async () => {
    made ??= makeBrand();
    brand = await made;
    palette = brand.palette;
    good.splice(0, good.length, ...brand.files);
  });
}

/** The good set with some files replaced or added. */
export const having = (...files: GeneratedFile[]): GeneratedFile[] => [
  ...good.filter((file) => !files.some(({ path }) => path === file.path)),
  ...files,
];

export const without = (path: string): GeneratedFile[] => good.filter((file) => file.path !== path);

export const textOf = (path: string): string =>
  new TextDecoder().decode(good.find((file) => file.path === path)!.bytes);

/** The checks on these files; the templates count as type-checked. */
export async function verify(
  files: readonly GeneratedFile[] = good,
  changes: Partial<VerifyInput> = {},
): Promise<Verification> {
  const { slug, name, tagline, language, direction } = brand.strategy;
  const stack = MADE_BRIEF.techStack;
  const templates = templateFiles(stack, kitTemplates());
  const hashes = templates.map(async ({ path, bytes }) => [path, await sha256(bytes)] as const);
  return verifyFiles({
    slug,
    palette,
    typography: brand.typography,
    kit: {
      stack,
      brand: { name, tagline, language, direction },
      checkedFiles: Object.fromEntries(await Promise.all(hashes)),
    },
    guidelinesTexts: brand.guidelinesTexts,
    scenes: brand.scenes,
    setTexts: brandText(brand.strategy, MADE_BRIEF.businessIdea),
    userTexts: [],
    readFont,
    files,
    ...changes,
  });
}

/** Failures of one check; expects that it is the only check that fails. */
export async function failuresOf(
  id: string,
  files: readonly GeneratedFile[],
  changes: Partial<VerifyInput> = {},
): Promise<string[]> {
  const result = await verify(files, changes);
  const failed = result.checks.filter((check) => check.status === "failed");
  expect([result.passed, failed.map((check) => check.id)]).toEqual([false, [id]]);
  return failed[0]!.failures;
}

/** Failures by check of whatever fails. */
export async function allFailures(
  files: readonly GeneratedFile[],
  changes: Partial<VerifyInput> = {},
): Promise<Record<string, string[]>> {
  const { checks } = await verify(files, changes);
  return Object.fromEntries(
    checks.filter(({ status }) => status === "failed").map(({ id, failures }) => [id, failures]),
  );
}
