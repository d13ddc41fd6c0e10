import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { WORD_LIMITS } from "@/lib/model/word-limits";
import { sampleBrand } from "@/lib/verify/sample-brand";
import { readRecordedStrategy } from "./read-recorded-strategy";

const folder = mkdtempSync(path.join(tmpdir(), "marque-strategy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { strategy } = sampleBrand();
const brief = (name?: string) => brandBriefSchema.parse({ ...sampleBrand().brief, name });
const file = (content: unknown) => {
  const there = path.join(folder, "strategy.json");
  writeFileSync(there, typeof content === "string" ? content : JSON.stringify(content));
  return there;
};
const generated = { ...strategy, nameSource: "generated" };
const given = { ...strategy, nameSource: "customer", name: "Crust" };

test("gives the strategy of a package back", async () => {
  expect(await readRecordedStrategy(file(generated), brief())).toEqual(generated);
  expect(await readRecordedStrategy(file(given), brief("Crust"))).toEqual(given);
});

test.each([
  ["text", "slug: crust", "cannot be read as JSON"],
  ["another file of the package", { roles: [] }, "no strategy.json of a package (name: "],
  ["a field out of range", { ...generated, tagline: "x".repeat(WORD_LIMITS.tagline + 1) }, "(tagline: "],
  ["a name that was given", given, 'add --name "Crust"'],
])("refuses %s", async (_case, content, words) => {
  await expect(readRecordedStrategy(file(content), brief())).rejects.toThrow(words);
});

test("refuses a name that was not there", async () => {
  await expect(readRecordedStrategy(file(generated), brief("Crust"))).rejects.toThrow("leave --name out");
});

test("says when there is no file", async () => {
  await expect(readRecordedStrategy(path.join(folder, "none.json"), brief())).rejects.toThrow(
    "There is no file",
  );
});
