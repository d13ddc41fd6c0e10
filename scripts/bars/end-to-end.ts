import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { provideChromium } from "../setup/provide-chromium";
import { countPlaywright } from "../test/count-results";
import { report } from "./report";

/**
 * The end-to-end specs again and again: form, progress with a reload and a dead server in its middle, board, every kind
 * of download, keyboard alone. A run that passes only sometimes fails here.
 */
const TIMES = Number(process.env.TIMES ?? 5);

await provideChromium();
const results = path.resolve("test-results", "end-to-end-bar.json");
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@playwright/test/cli.js", "test", `--repeat-each=${TIMES}`, "--reporter=list,json"],
  { stdio: "inherit", env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results } },
);
const { passed, failed } = countPlaywright(results, status ?? 1);
const { stats } = JSON.parse(readFileSync(results, "utf8")) as { stats: { duration: number } };
report(
  failed === 0 && passed > 0,
  "end-to-end",
  `${passed} passed, ${failed} failed, each spec ${TIMES} times, ${(stats.duration / 1000).toFixed(0)} s`,
);
