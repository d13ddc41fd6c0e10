import path from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./lib/process/free-port";
import { CHROMIUM_FLAGS, chromiumPath } from "./scripts/setup/provide-chromium";

// The workers read this file again, and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
/** Where a specification starts WalletConnect's relay. */
process.env.E2E_RELAY_PORT ??= String(await freePort());
/** The administrator's address, new in each run: accounts of earlier runs are still in the database. */
process.env.E2E_ADMIN ??= `boss-${Date.now()}@example.com`;
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

const LONG = /(?:restart|wallet-connect)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/ask-for-original.ts",
  outputDir: "test-results/e2e",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // The longest specs come first: at the end the other worker would only wait for one.
  projects: [
    { name: "long", testMatch: LONG },
    { name: "rest", testIgnore: LONG },
  ],
  // Generous: a slow machine is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // A failure leaves its page as text and as a picture; every step of every spec would take a tenth of the time:
    // `--trace on` with the name of a spec.
    screenshot: "only-on-failure",
    // Without animations the specs take about a tenth less; a spec that looks at one asks for it (`test.use(MOVING)`).
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: "node scripts/run.mjs start",
    url: `${baseURL}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: path.resolve(".data", "e2e"),
      LOG_LEVEL: "error",
      // The same brands in every run: a change must not fail by another one's luck. The bars look for brands that go wrong.
      TEST_SEED: "7",
      ANONYMOUS_TIER: "enterprise",
      ADMIN_EMAILS: process.env.E2E_ADMIN,
      // Told to wallets that can use one; nobody else asks it anything.
      PAYMASTER_URL: "http://127.0.0.1:9/paymaster",
      WALLETCONNECT_PROJECT_ID: "0123456789abcdef0123456789abcdef",
      WALLETCONNECT_RELAY_URL: `ws://127.0.0.1:${process.env.E2E_RELAY_PORT}`,
      // The receiver of the specs listens on this machine.
      WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
      // Keys of the developer's shell: no test asks a model that somebody pays for.
      OPENAI_API_KEY: "",
      ANTHROPIC_API_KEY: "",
      GOOGLE_GENERATIVE_AI_API_KEY: "",
      // Nor is anybody sent mail.
      SMTP_URL: "",
    },
  },
});
