import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { SetupError } from "./setup-error.mjs";

/** Debian's: without the windows that nobody sees, a new page costs half as much. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const WAIT_MS = 10 * 60_000;

/** What Chromium leaves out. It heeds only the last such list, so that Playwright's own is repeated where it says something here. */
const WITHOUT_FEATURES = [
  // Each window loads two pages for its address bar, which nobody sees: two fifths of the time that a new context takes.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Pages keep the address and the storage that the specification gave them, and are painted when they are there.
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "DestroyProfileOnBrowserClose",
  // Nobody is called.
  "AimEnabled",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
];

/** For closed networks and containers: no sandbox, no graphics card, no calls home. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${WITHOUT_FEATURES.join(",")}`,
];

/** Chromium for the tests: undefined means Playwright's own. None there: the path is undefined and so is the file. */
export function chromiumPath(): string | undefined {
  if (existsSync(playwrightChromium())) return undefined;
  return [HEADLESS_SHELL, SYSTEM_CHROMIUM].find((file) => existsSync(file));
}

/**
 * Makes sure that there is a Chromium: Playwright's own, Debian's headless shell (by apt for root), the system's, or
 * Playwright's download. Several processes at once: the first installs it, the others wait.
 * @param wanted "quick" asks apt for the headless shell even where there is a Chromium with windows
 * @throws SetupError when none can be had
 */
export async function provideChromium(wanted: "any" | "quick" = "any"): Promise<void> {
  const isThere = wanted === "quick" ? hasQuickChromium : hasChromium;
  if (isThere()) return;
  await withFileLock(path.resolve(".toolchain", "chromium.lock"), () => install(isThere), {
    timeoutMs: WAIT_MS,
  });
}

async function install(isThere: () => boolean): Promise<void> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebianRoot && !isThere()) {
    console.error("Installing Chromium's headless shell by apt …");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", path.basename(HEADLESS_SHELL)]);
  }
  if (!hasChromium()) {
    console.error("Installing Playwright's Chromium …");
    await run(process.execPath, [path.resolve("node_modules/playwright/cli.js"), "install", "chromium"]);
  }
  if (!hasChromium()) {
    throw new SetupError(
      "There is no Chromium for the end-to-end tests: install the package chromium, then try again.",
    );
  }
}

function hasQuickChromium(): boolean {
  return existsSync(playwrightChromium()) || existsSync(HEADLESS_SHELL);
}

function hasChromium(): boolean {
  return existsSync(chromiumPath() ?? playwrightChromium());
}

function playwrightChromium(): string {
  const require = createRequire(path.resolve("package.json"));
  return (require("@playwright/test") as typeof import("@playwright/test")).chromium.executablePath();
}

/** Whether it went well is seen by what is there afterwards. */
function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
}
