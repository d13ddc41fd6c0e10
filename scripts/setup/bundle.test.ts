import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bundlings, writeBundles } from "./bundle";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "marque-bundle-"));
  mkdirSync(path.join(folder, "lib"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("bundles our own files, aliases and markup included, and leaves packages outside", async () => {
  writeFileSync(
    path.join(folder, "lib/name.tsx"),
    "export const Name = ({ of }: { of: string }) => <b>{of}</b>;",
  );
  writeFileSync(
    path.join(folder, "main.ts"),
    'import pg from "pg";\nimport { Name } from "@/lib/name";\nexport { Name, pg };',
  );
  const [code] = await outputs();
  expect(code).toContain('from "pg"');
  expect(code).toContain('from "react/jsx-runtime"');
  expect(code).not.toContain("@/lib");
});

it("puts the packages of a thread into its bundle, but for those that read their own files", async () => {
  writeFileSync(
    path.join(folder, "main.ts"),
    'import bidi from "bidi-js";\nimport pdfkit from "pdfkit";\nexport { bidi, pdfkit };',
  );
  const [code] = await outputs({ "render-worker": "main.ts" });
  expect(code).toContain('from "pdfkit"');
  expect(code).not.toContain('from "bidi-js"');
  const separate = bundlings({ main: "main.ts", "render-worker": "main.ts" }, folder);
  expect(separate.map(({ entryPoints }) => Object.keys(entryPoints!))).toEqual([["main"], ["render-worker"]]);
});

it("writes the code of a thread in ASCII letters, also in regular expressions and templates", async () => {
  const lines = [
    "const tag = String.raw;",
    "export const of = /^[é–’🙂]+$/u, said = tag`né`, written = `né 🙂`;",
  ];
  writeFileSync(path.join(folder, "main.ts"), lines.join("\n"));
  const [code] = await outputs({ "render-worker": "main.ts" });
  expect(code).toMatch(/^[\x00-\x7F]+$/);
  const file = path.join(folder, "main.mjs");
  writeFileSync(file, code!);
  const { of, said, written } = await import(/* @vite-ignore */ file);
  expect(written).toBe("né 🙂");
  expect("é–’🙂").toMatch(of);
  expect("né").toMatch(new RegExp(said, "u"));
});

it("replaces only what changed, and leaves no drafts", async () => {
  writeFileSync(path.join(folder, "main.ts"), "export const one = 1;");
  const { outputFiles } = await build(options());
  expect(writeBundles(outputFiles)).toEqual(["main.mjs.map", "main.mjs"]);
  const file = path.join(folder, "dist/main.mjs");
  const before = statSync(file).ino;
  expect(writeBundles(outputFiles)).toEqual([]);
  expect(statSync(file).ino).toBe(before);
  expect(readdirSync(path.join(folder, "dist")).sort()).toEqual(["main.mjs", "main.mjs.map"]);
  expect(readFileSync(file, "utf8")).toContain("one");
});

function options(entries: Record<string, string> = { main: "main.ts" }) {
  return { ...bundlings(entries, folder)[0]!, nodePaths: [path.resolve("node_modules")] };
}

async function outputs(entries?: Record<string, string>): Promise<string[]> {
  const { outputFiles } = await build(options(entries));
  return outputFiles.filter((file) => file.path.endsWith(".mjs")).map((file) => file.text);
}
