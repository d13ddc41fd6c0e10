import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Runs npm as in a customer's shell: with this Node, and without "production", with which npm leaves the compilers out.
 * Next builds in "production" alone.
 * @returns what went wrong, the end of npm's output; null when nothing did.
 */
export async function runNpm(
  cwd: string,
  args: readonly string[],
  environment: "development" | "production" = "development",
): Promise<string | null> {
  const search = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, NODE_ENV: environment, PATH: search };
  try {
    await run(process.platform === "win32" ? "npm.cmd" : "npm", args, { cwd, env });
    return null;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.slice(-2_000);
  }
}
