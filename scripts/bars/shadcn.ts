import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { kitCatalog } from "@/lib/kit/catalog";
import { designBriefSchema, STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief, SCRIPTS } from "@/test-support/recombined-briefs";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";
import { runNpm } from "./run-npm";
import { BASE_COLOR, blankApps, existingStyle } from "./shadcn/sample-apps";
import { blankVueApp } from "./shadcn/vue-app";

/**
 * The CLIs of shadcn/ui and shadcn-vue (from npm, in the versions below) against the registry of a brand drawn anew, served on
 * loopback: the list is valid; `init` on a blank and on an existing app of Vite, Next, and Vite with Vue; `add` of Button,
 * Modal and Data Table type-checks and builds; adding again changes nothing; every item is found and shown. What the CLIs
 * ask of their own registries is answered here.
 */
const run = promisify(execFile);
const SHADCN = "shadcn@4.23.0";
const SHADCN_VUE = "shadcn-vue@2.8.2";
const ADDED = ["button", "modal", "data-table"];

const random = seededRandom(drawSeed(), "bar/shadcn");
const { script, seed, ...drawn } = recombinedBrief(random, random.int(0, SCRIPTS.length * STYLES.length - 1));
console.log(`${script}: ${JSON.stringify(drawn)}`);
const brief = designBriefSchema.parse({ ...drawn, features: [...drawn.features], techStack: "react" });
const { outputs, files } = await makeBrandHere({ brief, seed, until: ["strategy", "components"] });
const namespace = `@${outputs.strategy.slug}`;

const root = temporaryFolder();
const problems: string[] = [];
const asked = new Set<string>();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = pathname.startsWith("/r/")
    ? files.find(({ path }) => path === `registry/${pathname.slice("/r/".length)}`)
    : undefined;
  const text = file
    ? new TextDecoder().decode(file.bytes).replaceAll("{REGISTRY_BASE}", `${origin}/r`)
    : ofShadcn(pathname);
  if (!pathname.startsWith("/r/")) asked.add(pathname);
  response.writeHead(text === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(text ?? "{}");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const tools = path.join(root, "tools");
mkdirSync(tools);
writeFileSync(path.join(tools, "package.json"), '{ "private": true }');
await need("install the CLIs", runNpm(tools, ["install", "--no-audit", "--no-fund", SHADCN, SHADCN_VUE]));

const list = path.join(root, "list");
mkdirSync(list);
for (const { path: name, bytes } of files)
  if (/^registry\/[a-z-]+\.json$/.test(name)) writeFileSync(path.join(list, path.basename(name)), bytes);
const validation = await shadcn(list, ["registry", "validate"]);
if (!/valid/i.test(validation) || /failed/i.test(validation))
  problems.push(`registry validate: ${validation.slice(-400)}`);

for (const app of [...blankApps(), blankVueApp]) {
  const isVue = app === blankVueApp;
  const cli = isVue ? shadcnVue : shadcn;
  const registry = `${origin}/r/${isVue ? "vue/" : ""}`;
  const items = ADDED.map((name) => `${namespace}/${name}`);
  for (const isBlank of [true, false]) {
    const label = `${app.name}, ${isBlank ? "blank" : "existing"}`;
    console.log(label);
    const folder = path.join(root, `${app.name}-${isBlank ? "blank" : "existing"}`);
    for (const [name, content] of Object.entries(app.files(ADDED, outputs.strategy.slug))) {
      const target = path.join(folder, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, name === app.css && !isBlank ? existingStyle() : content);
    }
    if (!(await need(`${label}: npm install`, runNpm(folder, ["install", "--no-audit", "--no-fund"]))))
      continue;
    // shadcn-vue asks people for a look of its own unless the base is its preset.
    await cli(folder, ["init", ...(isVue ? ["--preset"] : []), `${registry}base.json`, "-y"]);
    const css = readFileSync(path.join(folder, app.css), "utf8");
    const config = JSON.parse(readFileSync(path.join(folder, "components.json"), "utf8"));
    if (config.registries?.[namespace] !== `${registry}{name}.json`)
      problems.push(`${label}: no ${namespace} in components.json`);
    for (const block of [":root {", ".dark {", "--primary:"])
      if (!css.includes(block)) problems.push(`${label}: ${app.css} lacks ${block}`);
    if (/googleapis|gstatic/.test(css)) problems.push(`${label}: ${app.css} asks Google for a typeface`);
    if (!isBlank && !css.includes(".own-card")) problems.push(`${label}: the app's own rules are gone`);
    await cli(folder, ["add", ...items, "-y"]);
    // shadcn-vue has no --diff: it says which files it writes.
    const again = await cli(folder, ["add", ...items, isVue ? "-y" : "--diff"]);
    const changes = again
      .split("\n")
      .filter((line) => /^│\s*[+-] |\((?:create|overwrite|update)\)|✔ (?:Created|Updated) /.test(line));
    if (changes.length > 0)
      problems.push(`${label}: adding again changes something: ${changes.slice(0, 8).join(" / ")}`);
    await need(`${label}: npm run build`, runNpm(folder, ["run", "build"], "production"));
    if (!isBlank) continue;
    const found = await cli(folder, ["search", namespace, "--limit", "100"]);
    const missing = kitCatalog.filter(
      ({ id }) => !found.includes(`${namespace}/${id} `) && !found.includes(`"${id}"`),
    );
    if (missing.length > 0)
      problems.push(`${label}: search misses ${missing.map(({ id }) => id).join(", ")}`);
    for (const { id } of kitCatalog) {
      const shown = await cli(folder, ["view", `${namespace}/${id}`]);
      if (!shown.includes(`"name": "${id}"`)) problems.push(`${label}: view does not show ${id}`);
    }
  }
}
server.close();
rmSync(root, { recursive: true, force: true });
for (const problem of problems) console.log(`  ${problem}`);
report(
  problems.length === 0,
  "shadcn",
  `${SHADCN} and ${SHADCN_VUE}, ${namespace}, 3 frameworks × blank and existing app, ${kitCatalog.length} items searched and shown, ${problems.length} problems; of their own registries: ${[...asked].join(" ") || "nothing"}`,
);

function shadcn(cwd: string, args: readonly string[]): Promise<string> {
  return runCli("shadcn", cwd, args);
}

function shadcnVue(cwd: string, args: readonly string[]): Promise<string> {
  return runCli("shadcn-vue", cwd, args);
}

async function runCli(name: string, cwd: string, args: readonly string[]): Promise<string> {
  const cli = path.join(tools, "node_modules", name, "dist/index.js");
  const env = {
    ...process.env,
    NODE_ENV: "development" as const,
    REGISTRY_URL: `${origin}/shadcn`,
    NO_COLOR: "1",
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [cli, ...args], { cwd, env, maxBuffer: 32e6 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    problems.push(`${name} ${args.join(" ")}: ${`${stdout}${stderr}`.slice(-600)}`);
    return "";
  }
}

async function need(what: string, failure: Promise<string | null>): Promise<boolean> {
  const said = await failure;
  if (said !== null) problems.push(`${what}: ${said}`);
  return said === null;
}

/** What a CLI asks of its own registry when it sets up an app. */
function ofShadcn(pathname: string): string | undefined {
  if (pathname.endsWith("/styles/index.json"))
    return JSON.stringify([{ name: "new-york-v4", label: "New York" }]);
  if (pathname.endsWith("/registries.json")) return "[]";
  if (pathname.endsWith("/icons/index.json")) return "{}";
  if (/\/colors\/[a-z]+\.json$/.test(pathname)) return JSON.stringify(BASE_COLOR);
  return undefined;
}
