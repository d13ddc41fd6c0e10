import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "dist/**", ".next/**", ".data/**", ".toolchain/**", "e2e/**"],
    pool: "threads",
    globalSetup: ["scripts/vitest-database.ts", "scripts/vitest-render-worker.ts"],
    setupFiles: ["scripts/vitest-setup.ts"],
    env: {
      DATA_DIR: path.join(tmpdir(), `marque-test-${process.pid}`),
      LOG_LEVEL: "silent",
      MARQUE_ENV: "development",
    },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
