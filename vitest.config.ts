import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

/** What loads a module anew, or reads a setting once and for all. */
const APART = [
  "app/api/inngest/route.test.ts",
  "components/brand/kept-draft.test.ts",
  "inngest/engine/start-execution.test.ts",
  "lib/chain/chain-settings.test.ts",
  "lib/server/{inngest-health,register-functions}.test.ts",
];
const NEVER = ["**/node_modules/**", "dist/**", ".next/**", ".data/**", ".toolchain/**", "e2e/**"];

const PROCESSES = {
  // Processes, not threads: V8 ends the process now and then when threads that hold WebAssembly code come and go
  // ("jit_page_->allocations_.erase", nodejs/node 64500), and every file that draws loads Skia's.
  pool: "forks" as const,
  globalSetup: [
    "scripts/vitest-data-folder.ts",
    "scripts/vitest-database.ts",
    "scripts/vitest-render-worker.ts",
  ],
};

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      {
        extends: true,
        // One after another in the same processes: to load the modules takes longer than most of these files.
        test: {
          ...PROCESSES,
          name: "shared",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...NEVER, ...APART],
          isolate: false,
          setupFiles: [
            "scripts/vitest-clean-process.ts",
            "scripts/vitest-setup.ts",
            "scripts/vitest-properties.ts",
          ],
        },
      },
      {
        extends: true,
        test: { ...PROCESSES, name: "apart", include: APART, exclude: NEVER },
      },
    ],
    maxWorkers: 2,
    setupFiles: ["scripts/vitest-setup.ts"],
    env: {
      DATA_DIR: path.join(tmpdir(), `marque-test-${process.pid}`),
      LOG_LEVEL: "silent",
      MARQUE_ENV: "development",
      // A second thread would load the engine and compile its hot paths for as little, in every file that draws.
      RENDER_THREADS: "1",
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
