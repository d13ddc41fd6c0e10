import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/lib/process/free-port";
import { drawSeed } from "@/test-support/draw-seed";

/**
 * Same brief and seed in two clones of the repository that share nothing: other folder, HOME, TZ, LANG, port and
 * database. The ZIPs must have the same SHA-256. Briefs cover a plain idea, a right-to-left one and every option.
 */
const BRIEFS = [
  ["A bakery that delivers sourdough bread by bicycle", "--seed", String(drawSeed())],
  ["مخبز يوصل الخبز الطازج بالدراجة كل صباح", "--seed", "4294967295", "--style", "classic"],
  [
    "A tool that keeps the accounts of small film crews 🎬",
    ...["--seed", "12", "--name", "Clap & Ledger", "--style", "bold", "--stack", "vue"],
    ...["--seed-color", "#0a7f5a", "--audience", "Producers of short films", "--feature", "export"],
  ],
];
const PLACES = [
  { name: "one", TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8" },
  { name: "a much longer folder/two", TZ: "America/Los_Angeles", LANG: "C" },
];

const root = mkdtempSync(path.join(tmpdir(), "marque-reproducible-"));
// The embedded PostgreSQL may run as another user, who must be able to pass through.
chmodSync(root, 0o755);
let failed = false;
try {
  const clones: { folder: string; env: NodeJS.ProcessEnv }[] = [];
  for (const place of PLACES) clones.push(await makeClone(place));
  for (const brief of BRIEFS) {
    const made: { sha256: string; bytes: number }[] = [];
    for (const clone of clones) made.push(await makeBrand(clone, brief));
    const same = made.every(({ sha256 }) => sha256 === made[0]?.sha256);
    failed ||= !same;
    console.log(`${same ? "same" : "DIFFERENT"}: ${brief.slice(1).join(" ")}`);
    for (const [index, { sha256, bytes }] of made.entries()) {
      console.log(`  ${sha256}  ${bytes} bytes  TZ=${PLACES[index]?.TZ} LANG=${PLACES[index]?.LANG}`);
    }
  }
} catch (error) {
  failed = true;
  console.log(error instanceof Error ? error.message : error);
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`${failed ? "FAIL" : "PASS"} reproducible: ${BRIEFS.length} briefs in ${PLACES.length} clones`);
process.exitCode = failed ? 1 : 0;

async function makeClone({ name, TZ, LANG }: (typeof PLACES)[number]) {
  const folder = path.join(root, name, "marque");
  const home = path.join(root, name, "home");
  mkdirSync(home, { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
  for (const shared of ["node_modules", ".toolchain"]) linkInstalled(shared, folder);
  const { PATH, ...inherited } = process.env;
  const env = {
    ...Object.fromEntries(
      Object.entries(inherited).filter(([key]) =>
        /^(?:npm_config_(?!local)|https?_proxy|no_proxy)/i.test(key),
      ),
    ),
    PATH,
    TZ,
    LANG,
    LC_ALL: LANG,
    HOME: home,
    PORT: String(await freePort()),
  } as unknown as NodeJS.ProcessEnv;
  return { folder, env };
}

/** The installed packages are input of the program as its source is; hard links make a second copy in a second. */
function linkInstalled(name: string, folder: string): void {
  const source = path.resolve(name);
  if (!existsSync(source)) return;
  const target = path.join(folder, name);
  try {
    execFileSync("cp", ["-al", source, target], { stdio: "pipe" });
  } catch {
    rmSync(target, { recursive: true, force: true });
    if (name === "node_modules") cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, target);
  }
}

async function makeBrand({ folder, env }: { folder: string; env: NodeJS.ProcessEnv }, brief: string[]) {
  const args = ["run", "--silent", "brand", "--", ...brief, "--json", "--out", path.join(folder, "out")];
  const child = spawn("npm", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += chunk));
  child.stderr.on("data", (chunk) => (stderr += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`npm run brand ended with ${code} in ${folder}\n${stdout}\n${stderr}`);
  const { zip, sha256, bytes } = JSON.parse(stdout) as { zip: string; sha256: string; bytes: number };
  const actual = createHash("sha256").update(readFileSync(zip)).digest("hex");
  if (actual !== sha256) throw new Error(`${zip} has the SHA-256 ${actual}, but ${sha256} was reported`);
  return { sha256, bytes };
}
