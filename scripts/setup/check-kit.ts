import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { templateFiles } from "../../lib/kit/template-files.ts";
import { CHECKED_KIT, type CheckedKit } from "../../lib/render/checked-kit.ts";
import { kitTemplates } from "../../lib/render/kit-templates.ts";
import { SetupError } from "./setup-error.mjs";

const STACKS = ["react", "vue", "html"] as const;
/** What a project has beside its templates, as far as the compiler looks at it. */
const STAND_INS: Record<string, string> = {
  "src/brand.ts": `export const brand = ${JSON.stringify({ name: "A", tagline: "B", language: "en", direction: "ltr" })} as const;\n`,
  "src/styles/brand.css": "",
  "src/styles/fonts.css": "",
  "src/assets/icon.svg": "<svg/>",
  "src/assets/icon-reversed.svg": "<svg/>",
};
/** What a module of TypeScript sees of a single-file component. */
const COMPONENT = 'import type { DefineComponent } from "vue";\nexport default {} as DefineComponent;\n';

/**
 * Compiles and type-checks the component templates as the projects that customers get, and records the SHA-256 of each
 * file in `dist/kit-checked.json`: the verification of a package compares what it delivers with that. Runs again only
 * when a template or the compiler has changed. React and all plain TypeScript pass tsc with the project's own settings;
 * single-file components pass Vue's compiler (`bar emitted-projects` runs vue-tsc); plain scripts are parsed.
 * @throws SetupError with what does not compile
 */
export async function checkKit(): Promise<void> {
  const templates = kitTemplates();
  const stacks = Object.fromEntries(
    STACKS.map((stack) => [
      stack,
      Object.fromEntries(
        templateFiles(stack, templates).map(({ path: name, bytes }) => [name, sha256(bytes)]),
      ),
    ]),
  ) as CheckedKit["stacks"];
  const version = sha256(Buffer.from(JSON.stringify([stacks, compilerVersion()])));
  const file = path.resolve(CHECKED_KIT);
  if (existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version) return;

  for (const stack of STACKS) {
    const folder = path.resolve("dist", `kit-check-${stack}-${process.pid}`);
    try {
      await checkStack(stack, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ version, stacks } satisfies CheckedKit)}\n`);
  renameSync(draft, file);
}

async function checkStack(stack: (typeof STACKS)[number], folder: string): Promise<void> {
  const files = templateFiles(stack, kitTemplates());
  if (stack === "html") {
    for (const { path: name, bytes } of files)
      if (name.endsWith(".js"))
        attempt(name, () => new Script(Buffer.from(bytes).toString(), { filename: name }));
    return;
  }
  const write = (name: string, content: string | Uint8Array) => {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const [name, content] of Object.entries(STAND_INS)) write(name, content);
  for (const { path: name, bytes } of files)
    write(name.endsWith(".vue") ? `${name}.ts` : name, name.endsWith(".vue") ? COMPONENT : bytes);
  // After the others: a component takes the types of its properties from files beside it.
  for (const { path: name, bytes } of files)
    if (name.endsWith(".vue")) await compileComponent(path.join(folder, name), Buffer.from(bytes).toString());
  const output = await run("typescript/bin/tsc", ["-p", folder, "--noEmit"]);
  if (output) throw new SetupError(`The ${stack} components do not pass their type check:\n${output}`);
}

/** Vue's compiler would read imported types through TypeScript's own access to files, which version 7 does not have. */
const FILES = {
  fileExists: existsSync,
  readFile: (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined),
};

/** @throws SetupError when the script or the template of a single-file component does not compile */
async function compileComponent(name: string, source: string): Promise<void> {
  const { compileScript, compileTemplate, parse } = await import("vue/compiler-sfc");
  const { descriptor, errors } = parse(source, { filename: name });
  if (errors.length > 0) throw new SetupError(`${name}: ${String(errors[0])}`);
  const script = attempt(name, () => compileScript(descriptor, { id: name, fs: FILES }));
  const template = compileTemplate({
    id: name,
    filename: name,
    source: descriptor.template?.content ?? "",
    compilerOptions: { bindingMetadata: script.bindings, expressionPlugins: ["typescript"] },
  });
  if (template.errors.length > 0) throw new SetupError(`${name}: ${String(template.errors[0])}`);
}

function attempt<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new SetupError(`${name}: ${(error as Error).message}`);
  }
}

/** What the program printed when it failed, "" when it succeeded. */
async function run(program: string, args: string[]): Promise<string> {
  const { execFile } = await import("node:child_process");
  return new Promise((resolve) => {
    const file = path.resolve("node_modules", program);
    execFile(process.execPath, [file, ...args], { maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ""),
    );
  });
}

function compilerVersion(): string {
  return JSON.parse(readFileSync(path.resolve("node_modules/typescript/package.json"), "utf8")).version;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
