import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { kitCatalog } from "@/lib/kit/catalog";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { writeStackProjects } from "./kit-parity/build-projects";
import { report } from "./report";

/**
 * What the kit weighs where it is used: minified and gzipped, without the framework. React: everything, Button alone, and
 * each component alone with what it imports. CSS and script: the minified files of the HTML project as they are delivered.
 */
const root = temporaryFolder();
writeStackProjects(root);
const source = path.join(root, "components/react/src");

const whole = await weighed(
  kitCatalog.map(({ id }) => `export * from "${source}/components/${id}";`).join("\n"),
);
const button = await weighed(`export { Button } from "${source}/index";`);
const sizes: [string, number][] = [];
for (const { id, title } of kitCatalog)
  sizes.push([title, await weighed(`export * from "${source}/components/${id}";`)]);
for (const [title, bytes] of sizes) console.log(`  ${title.padEnd(24)} ${kilobytes(bytes)}`);

const css = gzipped("components/html/styles/kit.min.css");
const script = gzipped("components/html/kit.min.js");
const limits = [
  ["whole React kit", whole, 45_000],
  ["Button alone", button, 3_000],
  ["CSS", css, 20_000],
  ["HTML script", script, 15_000],
] as const;
report(
  limits.every(([, bytes, most]) => bytes <= most),
  "kit-size",
  limits.map(([name, bytes, most]) => `${name} ${kilobytes(bytes)} of ${kilobytes(most)}`).join(", "),
);

/** Bytes of what an app's bundler leaves of these exports. */
async function weighed(contents: string): Promise<number> {
  const entry = path.join(root, "entry.ts");
  writeFileSync(entry, contents);
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"], fileName: "entry" },
      rolldownOptions: { external: [/^react(?:-dom)?(?:\/|$)/] },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.reduce(
    (sum, chunk) => sum + ("code" in chunk ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
