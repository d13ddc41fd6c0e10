import { beforeAll, expect } from "vitest";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { sampleBrand } from "./sample-brand";
import { sampleFiles } from "./sample-files";
import { type VerifyInput, verifyFiles } from "./verify-files";

export const { palette, typography } = sampleBrand();
/** A file set that passes every check; filled before the first test. */
export const good: GeneratedFile[] = [];

export function useGoodFiles(): void {
  beforeAll(async () => {
    good.splice(0, good.length, ...(await sampleFiles(palette, typography)));
  });
}

/** The good set with some files replaced or added. */
export const having = (...files: GeneratedFile[]): GeneratedFile[] => [
  ...good.filter((file) => !files.some(({ path }) => path === file.path)),
  ...files,
];

export const without = (path: string): GeneratedFile[] => good.filter((file) => file.path !== path);

/** Failures of one check; expects that it is the only check that fails. */
export function failuresOf(
  id: string,
  files: readonly GeneratedFile[],
  changes: Partial<VerifyInput> = {},
): string[] {
  const result = verifyFiles({ palette, typography, userTexts: [], files, ...changes });
  const failed = result.checks.filter((check) => check.status === "failed");
  expect([result.passed, failed.map((check) => check.id)]).toEqual([false, [id]]);
  return failed[0]!.failures;
}
