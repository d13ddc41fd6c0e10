import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "dist/**", ".next/**", ".data/**", ".toolchain/**", "e2e/**"],
    pool: "threads",
    maxWorkers: 2,
    globalSetup: ["scripts/vitest-database.ts", "scripts/vitest-render-worker.ts"],
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
  },
});
