import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { WORDS_SCHEMAS } from "@/lib/strategy/words/words.schema";
import { readContent, readEntry } from "./read-content";

const folder = await mkdtemp(path.join(tmpdir(), "marque-content-"));
afterAll(() => rm(folder, { recursive: true }));

test("the JSON files say what the YAML files say; if they should not: node scripts/run.mjs content", async () => {
  const contents = await readContent();
  const isSame = await Promise.all(
    contents.map(async ({ file, json }) => [file, (await readFile(file, "utf8")) === json]),
  );
  expect(Object.fromEntries(isSame)).toEqual(Object.fromEntries(contents.map(({ file }) => [file, true])));
});

test.each([
  ["scripts", "codes: Latn\nlanguages: { Latn: 7 }", "languages.Latn"],
  ["scripts", "codes: Latn Grek Latn\nlanguages: {}", "says twice: Latn"],
  ["scripts", "codes: Latn\nlanguages: {}\nletters: a", "letters"],
  ["scripts", "languages: {}", "codes"],
  ["hype", "praise: [unique, 'best(']\nfirst: []\nbrands: []\nempty: []", "praise[1]"],
] as const)("%s: %j is refused with its file and its field", async (list, yaml, said) => {
  const file = path.join(folder, `${list}.yaml`);
  await writeFile(file, yaml);
  const read = readEntry(file, WORDS_SCHEMAS[list]);
  await expect(read).rejects.toThrow(file);
  await expect(read).rejects.toThrow(said);
});

test("a file that no schema knows is refused", async () => {
  await expect(readEntry("words/unknown.yaml", undefined)).rejects.toThrow("words/unknown.yaml: no schema");
});
