import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { nameSources } from "./name-sources";

const folder = mkdtempSync(path.join(tmpdir(), "marque-sources-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Address of a bundle of two files, the second of which throws. */
async function bundled(): Promise<string> {
  writeFileSync(path.join(folder, "first.ts"), "export const first = () => Math.random();\n");
  writeFileSync(
    path.join(folder, "second.ts"),
    'import { first } from "./first";\nexport function fail(): never {\n  first();\n  throw new Error("no");\n}\n',
  );
  const outfile = path.join(folder, "bundle.mjs");
  const entryPoints = [path.join(folder, "second.ts")];
  await build({ entryPoints, outfile, bundle: true, format: "esm", absWorkingDir: folder });
  return pathToFileURL(outfile).href;
}

/** The error with the stack that Node gives it; the one that is thrown here Vitest has changed already. */
function thrownIn(url: string) {
  const lines = readFileSync(fileURLToPath(url), "utf8").split("\n");
  const placeOf = (text: string) => `${url}:${lines.findIndex((line) => line.includes(text)) + 1}:9`;
  const places = { first: placeOf("Math.random"), second: placeOf("throw") };
  const stack = `Error: no\n    at first (${places.first})\n    at ${places.second}\n    at node:internal/process:1:2`;
  return { places, error: Object.assign(new Error("no"), { stack }) };
}

it("names the file that each line of the bundle comes from", async () => {
  const url = await bundled();
  const { error, places } = thrownIn(url);
  nameSources(error, url);
  expect(error.stack).toBe(
    `Error: no\n    at first (first.ts, ${places.first})\n    at second.ts, ${places.second}\n    at node:internal/process:1:2`,
  );
});

it("leaves an error alone that comes from elsewhere, is none, or whose bundle is gone", async () => {
  const url = await bundled();
  const { error } = thrownIn(url);
  const { stack } = error;
  nameSources(error, pathToFileURL(path.join(folder, "other.mjs")).href);
  nameSources("no", url);
  rmSync(fileURLToPath(url));
  nameSources(error, url);
  expect(error.stack).toBe(stack);
});
