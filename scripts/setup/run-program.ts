import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/**
 * Runs a program of an installed package (`path` below node_modules) with this Node; resolves to its exit code.
 * @param label stands before each line that it prints: of several programs at once one sees which it is.
 */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
  label = "",
): Promise<number> {
  const child = spawn(process.execPath, [path.resolve("node_modules", program), ...args], {
    stdio: label ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (from) createInterface({ input: from }).on("line", (line) => to.write(`${label}${line}\n`));
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // Closed when all that it printed has been read.
    child.once("close", (code, signal) => {
      process.off("SIGINT", forward).off("SIGTERM", forward);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}
