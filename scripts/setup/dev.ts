import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import type { Plugin } from "esbuild";
import { bundlings, SERVICE, writeBundles } from "./bundle.ts";
import { checkKit } from "./check-kit.ts";

/** The server with live pages; a change to what runs outside the pages starts it again. Ends with the process. */
export async function runDev(): Promise<void> {
  await checkKit();
  const esbuild = await import("esbuild");
  let server: ChildProcess | undefined;
  let restarting = false;
  let stopping = false;
  const builds = bundlings(SERVICE);
  const toBeWritten = new Set(builds);

  const contexts = await Promise.all(
    builds.map((build) => esbuild.context({ ...build, plugins: [writing(() => toBeWritten.delete(build))] })),
  );
  const ended = new Promise<number>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        stopping = true;
        if (!server) return resolve(0);
        server.once("exit", (code) => resolve(code ?? 0));
        server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
      });
    }
  });
  await Promise.all(contexts.map((context) => context.watch()));
  process.exitCode = await ended;
  await Promise.all(contexts.map((context) => context.dispose()));
  await esbuild.stop();

  /** Writes what a build made, and starts the server with it as soon as every build has been written. */
  function writing(written: () => void): Plugin {
    return {
      name: "write",
      setup: (build) => {
        build.onEnd((result) => {
          if (result.errors.length > 0) {
            for (const { text, location } of result.errors) {
              console.error(`${location ? `${location.file}:${location.line}: ` : ""}${text}`);
            }
            return;
          }
          const changed = writeBundles(result.outputFiles ?? []).some((file) => file.endsWith(".mjs"));
          written();
          if (toBeWritten.size > 0) return;
          if (!server) start();
          else if (changed) restart();
        });
      },
    };
  }

  function start(): void {
    server = spawn(process.execPath, ["--enable-source-maps", path.resolve("dist", "server.mjs")], {
      stdio: "inherit",
      // A group of its own: a terminal's Ctrl-C reaches it once, through this process.
      detached: true,
    });
    server.once("exit", (code) => {
      if (restarting) {
        restarting = false;
        start();
      } else if (!stopping) {
        console.error(`The server ended (${code}). It starts again when a file changes.`);
        server = undefined;
      }
    });
  }

  function restart(): void {
    if (restarting || stopping) return;
    restarting = true;
    console.error("Changed: starting the server again …");
    server?.kill("SIGTERM");
  }
}
