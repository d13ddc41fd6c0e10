import { beforeAll, expect } from "vitest";
import { readFont } from "@/lib/fonts/read-font";
import { templateFiles } from "@/lib/kit/template-files";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Verification, VerificationCheck } from "@/lib/model/verification.schema";
import { sha256 } from "@/lib/package/sha256";
import type { Palette } from "@/lib/palette/palette.schema";
import { kitTemplates } from "@/lib/render/kit-templates";
import { MADE_BRIEF, type MadeBrand, makeBrand } from "@/lib/render/made-brand-fixture";
import { brandText } from "@/lib/typography/brand-text";
import { CHECKS, type Measured, readStyleSheet, type VerifyInput, verifyFiles } from "./verify-files";

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
  ...good.map((file) => files.find(({ path }) => path === file.path) ?? file),
  ...files.filter(({ path }) => !good.some((file) => file.path === path)),
];

export const without = (path: string): GeneratedFile[] => good.filter((file) => file.path !== path);

export const textOf = (path: string): string =>
  new TextDecoder().decode(good.find((file) => file.path === path)!.bytes);

/** The checks on these files; the templates count as type-checked. */
export async function verify(
  files: readonly GeneratedFile[] = good,
  changes: Partial<VerifyInput> = {},
): Promise<Verification> {
  input ??= goodInput();
  if (Object.keys(changes).length > 0) return verifyFiles({ ...(await input), files, ...changes });
  said ??= sayGood();
  const known = await said;
  const samePaths =
    files.length === good.length && files.every(({ path }, index) => path === good[index]!.path);
  const changed = files.filter(({ bytes }, index) => bytes !== good[index]?.bytes).map(({ path }) => path);
  const isSame = (read: ReadonlySet<string>) => samePaths && !changed.some((path) => read.has(path));
  const styleSheet = isSame(known.styles) ? known.styleSheet : readStyleSheet(files);
  const checks: VerificationCheck[] = [];
  for (const [index, check] of CHECKS.entries()) {
    const { said, read } = known.checks[index]!;
    checks.push(isSame(read) ? said : await check({ ...(await input), files, styleSheet }));
  }
  return { passed: checks.every(({ status }) => status === "passed"), checks };
}

/**
 * What the checks say of the good set, and the files whose bytes each read for that. Where paths, what is known of the brand and
 * those bytes are the same, a check would do the same again: only what a change concerns is measured anew.
 */
let said: ReturnType<typeof sayGood> | undefined;
let input: ReturnType<typeof goodInput> | undefined;

async function sayGood() {
  const styles = new Set<string>();
  const styleSheet = readStyleSheet(watched(styles));
  const checks: { said: VerificationCheck; read: ReadonlySet<string> }[] = [];
  for (const check of CHECKS) {
    const read = new Set<string>();
    const measured: Measured = {
      ...(await goodInput()),
      files: watched(read),
      get styleSheet() {
        for (const path of styles) read.add(path);
        return styleSheet;
      },
    };
    checks.push({ said: await check(measured), read });
  }
  return { styleSheet, styles, checks };
}

/** The good set, which writes down the paths of the files whose bytes are read. */
const watched = (read: Set<string>): GeneratedFile[] =>
  good.map(({ path, bytes }) => ({
    path,
    get bytes() {
      read.add(path);
      return bytes;
    },
  }));

async function goodInput(): Promise<Omit<VerifyInput, "files">> {
  const { slug, name, tagline, language, direction } = brand.strategy;
  const stack = MADE_BRIEF.techStack;
  const templates = templateFiles(stack, kitTemplates());
  const hashes = templates.map(async ({ path, bytes }) => [path, await sha256(bytes)] as const);
  return {
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
  };
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
