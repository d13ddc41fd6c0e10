import { vi } from "vitest";
import { refreshEnv } from "@/lib/env";

// Files that share a process begin alike: with the settings of the run, and with nothing that a file before left on the
// process (`Symbol.for("marque.…")`), but for what no test can change.
const KEPT = /^marque\.(skia-code|fontLibrary)$/;
const FIRST = Symbol.for("test.environment");
const shared = globalThis as { [FIRST]?: NodeJS.ProcessEnv };

shared[FIRST] ??= { ...process.env };
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, shared[FIRST]);
refreshEnv();
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  const name = key.description ?? "";
  if (name.startsWith("marque.") && !KEPT.test(name)) delete (globalThis as Record<symbol, unknown>)[key];
}

// Two instances of `lib/env` in one process would disagree about the database of the files that follow.
vi.resetModules = () => {
  throw new Error(
    "Files of this project share their modules: one that loads them anew belongs to APART in vitest.config.ts.",
  );
};
