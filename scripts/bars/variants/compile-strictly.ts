import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  skipLibCheck: true,
  noEmit: true,
  types: [] as string[],
};

/** Compiles the code for React and for Vue below `root`. Returns what does not compile. */
export async function compileStrictly(root: string): Promise<string[]> {
  const problems: string[] = [];
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  // vue-tsc needs TypeScript's JavaScript API, which version 7 does not have.
  writeFileSync(
    path.join(root, "vue-tsc.cjs"),
    'const here = require("node:module").createRequire(__filename); here("vue-tsc").run(here.resolve("typescript-5/lib/tsc"));',
  );
  for (const [stack, program, include] of [
    ["react", "typescript-5/bin/tsc", ["testing/shared", "testing/react"]],
    ["vue", "", ["testing/shared", "testing/vue"]],
  ] as const) {
    const config = path.join(root, `tsconfig.${stack}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions: strict, include }));
    const file = program ? path.resolve("node_modules", program) : path.join(root, "vue-tsc.cjs");
    const outcome = await run(process.execPath, [file, "-p", config], {
      timeout: 150_000,
    }).then(
      () => "",
      (error) => String(error.stdout || error),
    );
    if (outcome) problems.push(`${stack} does not compile: ${outcome.slice(0, 600)}`);
    console.log(`${stack}: ${outcome ? "does not compile" : "compiles strictly"}`);
  }
  return problems;
}
