import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeDb } from "@/lib/db/client";
import { publishedDocument } from "@/lib/openapi/published-document";
import { freePort } from "@/lib/process/free-port";
import { closeAnswers } from "@/test-support/close-answers";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { apiAccount, openDatabaseOf } from "./api-caller";
import { runApiSuite } from "./api-suite";
import { report } from "./report";

/**
 * The API suite through `prism proxy --errors --validate-request=false`: Prism compares every answer with the document
 * and answers 500 itself when one does not fit. Objects of answers are closed here, so that an undocumented field shows.
 * Requests without any key are left to the routes' own tests: Prism refuses them itself and never passes them on.
 */
const server = await startServer({ env: { LOG_LEVEL: "error" } });
const folder = temporaryFolder();
const file = path.join(folder, "v1.json");
writeFileSync(
  file,
  JSON.stringify(closeAnswers(publishedDocument("v1", { serverUrl: server.url, environment: "test" }))),
);
const port = await freePort();
const prism = spawn(
  process.execPath,
  [
    path.resolve("node_modules/@stoplight/prism-cli/dist/index.js"),
    ...["proxy", file, server.url, "--errors", "--validate-request=false"],
    // Its worker processes, the default where NODE_ENV is production, do not start in version 5.16.0.
    ...["--port", String(port), "--host", "127.0.0.1", "--multiprocess=false"],
  ],
  { stdio: ["ignore", "pipe", "pipe"] },
);
let said = "";
for (const stream of [prism.stdout, prism.stderr]) stream.on("data", (text) => (said += text));
try {
  await untilListening();
  await openDatabaseOf(server);
  const [rich, poor, free] = await Promise.all([
    apiAccount("enterprise", 100),
    apiAccount("enterprise", 0),
    apiAccount("free", 10),
  ]);
  const keys = { rich: rich.key, poor: poor.key, free: free.key };
  const calls = await runApiSuite(`http://127.0.0.1:${port}`, keys);
  const violations = calls.filter(({ text }) => text.includes("stoplight.io/prism/errors"));
  const unexpected = calls.filter(({ status, expected }) => status !== expected);
  for (const { name, status, expected, text } of new Set([...violations, ...unexpected])) {
    console.log(`${name}: ${status} instead of ${expected}\n  ${text.slice(0, 1_500)}`);
  }
  report(
    violations.length === 0 && unexpected.length === 0,
    "api-prism",
    `${calls.length} calls through Prism: ${violations.length} violations, ${unexpected.length} other statuses than expected`,
  );
} finally {
  prism.kill();
  await closeDb();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function untilListening(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/v1/openapi.json`).catch(() => null)) return;
    if (prism.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`Prism did not start:\n${said}`);
}
