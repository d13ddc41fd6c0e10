import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { nameSources } from "./name-sources";

const folder = mkdtempSync(path.join(tmpdir(), "marque-sources-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Address of a bundle whose third line of source throws. */
async function bundled(sourcemap: boolean): Promise<string> {
  const source = path.join(folder, "source.ts");
  writeFileSync(
    source,
    "type Never = never;\nexport function fail(): Never {\n  throw new Error('no');\n}\n",
  );
  const outfile = path.join(folder, `bundle-${sourcemap}.mjs`);
  await build({ entryPoints: [source], outfile, bundle: true, format: "esm", sourcemap });
  return pathToFileURL(outfile).href;
}

/** The error with the stack that Node gives it; the one that is thrown here Vitest has changed already. */
function thrownIn(url: string): Error {
  const lines = readFileSync(fileURLToPath(url), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("throw"));
  const place = `${url}:${line + 1}:${lines[line]!.indexOf("new") + 1}`;
  const stack = `Error: no\n    at fail (${place})\n    at ${place}\n    at node:internal/process:1:2`;
  return Object.assign(new Error("no"), { stack });
}

it("names the source's own line", async () => {
  const url = await bundled(true);
  const error = thrownIn(url);
  nameSources(error, url);
  const place = `${path.join(folder, "source.ts")}:3:9`;
  expect(error.stack).toBe(
    `Error: no\n    at fail (${place})\n    at ${place}\n    at node:internal/process:1:2`,
  );
});

it("leaves an error alone that comes from elsewhere, is none, or whose bundle has no map", async () => {
  const url = await bundled(false);
  const error = thrownIn(url);
  const { stack } = error;
  nameSources(error, url);
  nameSources(error, pathToFileURL(path.join(folder, "other.mjs")).href);
  nameSources("no", url);
  expect(error.stack).toBe(stack);
});
