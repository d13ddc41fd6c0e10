import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * `npm test` in a fresh clone of what is committed, with nothing installed and none of the caller's settings, must end
 * with `N passed, 0 failed` within 15 minutes. `--keep` leaves the clone.
 */
const LIMIT_MINUTES = 15;

const folder = temporaryFolder();
const clone = path.join(folder, "marque");
const cloned = spawnSync("git", ["clone", "--quiet", process.cwd(), clone], { stdio: "inherit" });
if (cloned.status !== 0) throw new Error("git could not clone the project");
const startedAt = performance.now();
const { code, output } = await npmTest();
const minutes = (performance.now() - startedAt) / 60_000;
const lastLine = output.trimEnd().split("\n").at(-1) ?? "";
const passed = code === 0 && /^[1-9]\d* passed, 0 failed$/.test(lastLine) && minutes <= LIMIT_MINUTES;
report(
  passed,
  "clean-clone",
  `${lastLine}, exit code ${code}, ${minutes.toFixed(1)} of ${LIMIT_MINUTES} minutes`,
);
if (!process.argv.includes("--keep")) rmSync(folder, { recursive: true, force: true });

function npmTest(): Promise<{ code: number | null; output: string }> {
  const names = ["PATH", "HOME", "TMPDIR", "NODE_EXTRA_CA_CERTS"];
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  const child = spawn("npm", ["test"], {
    cwd: clone,
    env: { ...env, CI: "true" } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
