import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { caddyfile, edgeFolder, edgeProblems } from "./edge/caddyfile";

/**
 * `npm run edge [-- --print]`: Caddy before Marque, with certificates for its hosts and its customers'. Writes the Caddyfile from
 * the settings and runs Caddy with it until it is told to stop.
 */
function main(): void {
  const settings = env();
  const problems = edgeProblems(settings);
  if (problems.length > 0) {
    fail(`The edge cannot start:\n  ${problems.join("\n  ")}`);
    return;
  }
  const text = caddyfile(settings);
  if (process.argv.includes("--print")) {
    process.stdout.write(text);
    return;
  }
  if (spawnSync("caddy", ["version"]).status !== 0) {
    fail("Caddy is not installed here: apt-get install caddy, or https://caddyserver.com/docs/install");
    return;
  }
  const folder = edgeFolder(settings.DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, text);
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "inherit",
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => caddy.kill(signal));
  caddy.once("error", (error) => fail(`Caddy could not be started: ${error.message}`));
  // Without a code a signal ended it that nobody here passed on: a supervisor starts it again.
  caddy.once("exit", (code) => process.exit(code ?? 1));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

main();
