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
import { CHECKS, type Measured, readStyleSheet, type VerifyInput } from "./verify-files";

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
  said ??= sayGood();
  const known = await said;
  const before = new Map(good.map(({ path, bytes }) => [path, bytes]));
  const left = new Set(files.map(({ path }) => path));
  const moved = [
    ...files.map(({ path }) => path).filter((path) => !before.has(path)),
    ...good.map(({ path }) => path).filter((path) => !left.has(path)),
  ];
  const changed = files.filter(({ path, bytes }) => bytes !== before.get(path)).map(({ path }) => path);
  const isSame = ({ id, bytes, inputs }: Known) =>
    !Object.keys(changes).some((key) => inputs.has(key)) &&
    !changed.some((path) => bytes.has(path)) &&
    (moved.length === 0 || (id in ONE_KIND && !moved.some((path) => path.endsWith(ONE_KIND[id]!))));
  const styleSheet = isSame(known.styles) ? known.styleSheet : readStyleSheet(files);
  const checks: VerificationCheck[] = [];
  for (const [index, check] of CHECKS.entries()) {
    const { said, ...read } = known.checks[index]!;
    checks.push(isSame(read) ? said : await check({ ...(await input), ...changes, files, styleSheet }));
  }
  return { passed: checks.every(({ status }) => status === "passed"), checks };
}

/** Checks that look at files of one kind alone, whatever lies beside them; they take half of the time. */
const ONE_KIND: Readonly<Record<string, string>> = { "guidelines-text": ".pdf", "png-valid": ".png" };

/** What was read for a verdict: files by their paths, and what is known of the brand. */
interface Known {
  readonly id: string;
  readonly bytes: ReadonlySet<string>;
  readonly inputs: ReadonlySet<string>;
}

/**
 * What the checks say of the good set, and what each read for that. Where paths, what is known of the brand and those bytes
 * are the same, a check would do the same again: only what a change concerns is measured anew.
 */
let said: ReturnType<typeof sayGood> | undefined;
let input: ReturnType<typeof goodInput> | undefined;

async function sayGood() {
  const styles = { id: "", bytes: new Set<string>(), inputs: new Set<string>() };
  const styleSheet = readStyleSheet(watched(styles.bytes));
  const checks: (Known & { said: VerificationCheck })[] = [];
  for (const check of CHECKS) {
    const bytes = new Set<string>();
    const inputs = new Set<string>();
    const measured: Measured = {
      ...(await goodInput()),
      files: watched(bytes),
      get styleSheet() {
        for (const path of styles.bytes) bytes.add(path);
        return styleSheet;
      },
    };
    const noted = new Proxy(measured, {
      get(all, key, receiver) {
        inputs.add(String(key));
        return Reflect.get(all, key, receiver);
      },
    });
    const said = await check(noted);
    checks.push({ id: said.id, said, bytes, inputs });
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
