import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { keepCompiledCode } from "../../lib/process/compiled-code.ts";
import { buildPages } from "./build-pages.ts";
import { bundle, RENDER_WORKER, SERVICE } from "./bundle.ts";
import { runDev } from "./dev.ts";
import { generateClient } from "./generate-client.ts";
import { installDependencies, lockDependencies } from "./install-dependencies.ts";
import { runProgram } from "./run-program.ts";
import { SetupError } from "./setup-error.mjs";

/** What each command runs; any other name is that of a file in scripts/. */
const COMMANDS: Record<string, (rest: string[]) => Promise<void>> = {
  start,
  dev,
  build,
  lint,
  format,
  lockfile: lockDependencies,
  kit: (rest) => alone("kit", rest),
  content: (rest) => alone("content", rest),
  bar,
  bench: (rest) => measured("bench", rest),
  screenshots: (rest) => measured("screenshots", rest),
};

/** What runs on the dependencies of the service and its build alone; the others are for who works on it. */
const WITHOUT_TEST_TOOLS = ["start", "dev", "build", "brand", "admin", "edge"];

/**
 * Prepares what the command needs (dependencies, database client, bundles, pages; each only when it is out of date) and
 * runs it in this process.
 * @throws SetupError with a sentence for people
 */
export async function runCommand([name = "", ...rest]: string[]): Promise<void> {
  process.env.PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ""}`;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command && !isScript(name)) throw new SetupError(usage(name));
  if (name !== "test") loadSettings();
  if (name === "start" || name === "dev") await requireFreePort(Number(process.env.PORT) || 3000);
  if (name !== "lockfile") {
    await installDependencies(WITHOUT_TEST_TOOLS.includes(name) ? "run" : "all");
    await generateClient();
  }
  await (command ? command(rest) : script(`scripts/${name}.ts`, name, rest));
}

async function start(rest: string[]): Promise<void> {
  setEnvironment("production");
  await bundle(SERVICE);
  await buildPages();
  await enter("server", rest);
}

async function dev(): Promise<void> {
  setEnvironment("development");
  await runDev();
}

async function build(): Promise<void> {
  setEnvironment("production");
  await bundle(SERVICE);
  await buildPages();
}

async function lint(): Promise<void> {
  const types = await runProgram("typescript/bin/tsc", ["-p", ".", "--noEmit"]);
  const style = await runProgram("@biomejs/biome/bin/biome", ["check", "."]);
  process.exitCode = types || style;
}

async function format(rest: string[]): Promise<void> {
  process.exitCode = await runProgram("@biomejs/biome/bin/biome", [
    "check",
    "--write",
    ...(rest.length ? rest : ["."]),
  ]);
}

/** Makes what the render worker is bundled from, and so runs without one. */
async function alone(name: string, rest: string[]): Promise<void> {
  await bundle({ [name]: `scripts/${name}.ts` });
  await enter(name, rest);
}

/** A bar is measured on the built product; one that needs the server starts it itself. */
async function bar([name = "", ...rest]: string[]): Promise<void> {
  const { listBars } = await import("./list-bars.ts");
  const bars = listBars();
  if (!bars.includes(name)) {
    const list = `The bars are:\n${bars.map((known) => `  npm run bar -- ${known}`).join("\n")}`;
    if (name) throw new SetupError(`There is no bar "${name}". ${list}`);
    console.log(list);
    return;
  }
  await build();
  await script(`scripts/bars/${name}.ts`, `bar-${name}`, rest);
}

/** A program of scripts/ that starts the built server. */
async function measured(name: string, rest: string[]): Promise<void> {
  await build();
  await script(`scripts/${name}.ts`, name, rest);
}

async function script(file: string, bundleName: string, rest: string[]): Promise<void> {
  await bundle({ [bundleName]: file, ...RENDER_WORKER });
  await enter(bundleName, rest);
}

/** Goes on as that program: no second process that signals could miss. */
async function enter(bundleName: string, rest: string[]): Promise<void> {
  const file = path.resolve("dist", `${bundleName}.mjs`);
  process.setSourceMapsEnabled(true);
  keepCompiledCode();
  process.argv = [process.execPath, file, ...rest];
  await import(pathToFileURL(file).href);
}

function isScript(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && existsSync(path.resolve("scripts", `${name}.ts`));
}

function usage(name: string): string {
  const scripts = readdirSync("scripts").filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && !file.startsWith("vitest-"),
  );
  const known = [...new Set([...Object.keys(COMMANDS), ...scripts.map((file) => file.slice(0, -3))])].sort();
  return `${name ? `There is no command "${name}". ` : ""}The commands are: ${known.join(", ")}.`;
}

/** Settings in .env.local and .env; what is set already wins. */
function loadSettings(): void {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
}

function setEnvironment(mode: "production" | "development"): void {
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" });
}

/** Better said before a minute of building than after it. */
function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return resolve();
      reject(
        new SetupError(
          `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
        ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
