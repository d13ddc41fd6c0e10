import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

/** The engine and the pages' parts: functions of their arguments, whose files can share one worker's modules. */
const PURE = [
  "components/**/*.test.{ts,tsx}",
  "lib/{docs-site,guidelines,kit,logo,model,openapi,package,palette,strategy,tokens,typography,verify}/**/*.test.ts",
];
const NEVER = ["**/node_modules/**", "dist/**", ".next/**", ".data/**", ".toolchain/**", "e2e/**"];

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "engine",
          include: PURE,
          exclude: NEVER,
          isolate: false,
          setupFiles: ["scripts/vitest-setup.ts", "scripts/vitest-properties.ts"],
        },
      },
      {
        extends: true,
        // Apart from each other: a database client of one file may live on into the next.
        test: {
          name: "service",
          // A process a file, not a thread: V8 ends the process now and then when threads that hold WebAssembly code come
          // and go ("jit_page_->allocations_.erase", nodejs/node 64500), and every file that draws loads Skia's.
          pool: "forks",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...NEVER, ...PURE],
          globalSetup: ["scripts/vitest-database.ts", "scripts/vitest-render-worker.ts"],
        },
      },
    ],
    pool: "threads",
    maxWorkers: 2,
    setupFiles: ["scripts/vitest-setup.ts"],
    env: {
      DATA_DIR: path.join(tmpdir(), `marque-test-${process.pid}`),
      LOG_LEVEL: "silent",
      MARQUE_ENV: "development",
      // Keys of the developer's shell: no test asks a model that somebody pays for.
      OPENAI_API_KEY: "",
      ANTHROPIC_API_KEY: "",
      GOOGLE_GENERATIVE_AI_API_KEY: "",
    },
    // Generous: a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
