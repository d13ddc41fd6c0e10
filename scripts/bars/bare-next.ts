import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/lib/process/free-port";

const CLI = path.resolve("node_modules/next/dist/bin/next");
const FOLDER = path.resolve("dist/bare-next");
const ROUTE = `export const dynamic = "force-dynamic";
export const GET = async (request, { params }) => Response.json({ id: (await params).id });
`;

/** A Next application with one route handler that does nothing but answer, built and served by Next's own command. */
export async function startBareNext(): Promise<{ url: string; stop(): Promise<void> }> {
  mkdirSync(path.join(FOLDER, "app/bare/[id]"), { recursive: true });
  writeFileSync(path.join(FOLDER, "app/bare/[id]/route.js"), ROUTE);
  const config = { turbopack: { root: process.cwd() }, compress: false, poweredByHeader: false };
  writeFileSync(path.join(FOLDER, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  await ended(next(["build"]), 0);

  const port = await freePort();
  const server = next(["start", "--port", String(port), "--hostname", "127.0.0.1"]);
  const url = `http://127.0.0.1:${port}/bare/1`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 600) throw new Error("the bare Next application does not answer");
    await sleep(100);
  }
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended(server);
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
}

function next(args: string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  return spawn(process.execPath, [CLI, ...args], {
    cwd: FOLDER,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function ended(child: ChildProcess, wanted?: number): Promise<void> {
  const code =
    child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("close", resolve)));
  if (wanted !== undefined && code !== wanted) throw new Error(`next ended with exit code ${code}`);
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok === true;
}
