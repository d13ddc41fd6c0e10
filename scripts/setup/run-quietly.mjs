// Reads in Node 20: `run.mjs` needs it to bring the Node that everything else needs.
import { spawn } from "node:child_process";

/**
 * Runs a program whose words nobody sees while it runs; signals are passed on to it. `output` is what it printed on both
 * streams, or why it did not run; `code` is null where a signal ended it, also after `timeout` milliseconds.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  process.off("SIGINT", forward).off("SIGTERM", forward);
  return { code, output };
}
