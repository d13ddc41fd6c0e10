import { parseArgs } from "node:util";
import { closeDb } from "@/lib/db/client";
import { seededRandom } from "@/lib/model/random";
import { freePort } from "@/lib/process/free-port";
import { drawSeed } from "@/test-support/draw-seed";
import { startServer } from "@/test-support/start-server";
import { openDatabaseOf } from "./api-caller";
import type { Attack, AttackContext } from "./attacks/attack";
import { group as bodies } from "./attacks/bodies";
import { group as doors } from "./attacks/doors";
import { group as ownMarks } from "./attacks/own-marks";
import { group as previews } from "./attacks/previews";
import { leakOf, type MainThread, sendAttack } from "./attacks/send-attack";
import { makeTarget } from "./attacks/target";
import { report } from "./report";

/**
 * Attacks on a server as it is delivered: `npm run bar -- attacks [--size 400] [--seed 7] [--only bodies]`. Its main thread
 * is never held longer than 50 ms, no refusal is longer than 64 kB, and none tells a stack, a path, SQL or a secret.
 * A group of attacks is a file of scripts/bars/attacks/.
 */
const GROUPS = [ownMarks, bodies, previews, doors];
const MAX_HELD_MS = 50;
const WARM_UP_MS = 180_000;
const MAX_REFUSAL_BYTES = 64 * 1024;
const { size, only } = parseArgs({
  args: process.argv.slice(2),
  options: { size: { type: "string", default: "400" }, only: { type: "string" } },
  strict: false,
}).values;
const seed = drawSeed();

const watchPort = await freePort();
const server = await startServer({
  command: ["--import", "./scripts/bars/attacks/watch-main-thread.mjs", "dist/server.mjs"],
  env: {
    LOG_LEVEL: "fatal",
    MARQUE_BAR_WATCH_PORT: String(watchPort),
    // So that strangers can come from networks of their own.
    TRUSTED_PROXIES: "127.0.0.1",
    ANONYMOUS_TIER: "pro",
  },
});
const problems: string[] = [];
const held: { name: string; heldMs: number }[] = [];
try {
  await openDatabaseOf(server);
  const target = await makeTarget();
  const secrets = [target.key, target.adminCookie.split("=")[1]!, server.dataDir, process.cwd()];
  const context: AttackContext = {
    server,
    target,
    random: seededRandom(seed, "attacks").next,
    size: Number(size),
    problem: (text) => problems.push(text),
    async send(attack) {
      const answer = await sendAttack(server.url, attack);
      held.push({ name: attack.name, heldMs: (await mainThread()).heldMs });
      if (answer.status >= 400) {
        if (answer.bytes > MAX_REFUSAL_BYTES)
          problems.push(`${attack.name}: a refusal of ${answer.bytes} bytes`);
        const leak = leakOf(answer.text, secrets);
        if (leak) problems.push(`${attack.name}: ${leak}`);
      }
      const jobId = answer.status === 202 ? /"jobId":"([0-9a-f-]{36})"/.exec(answer.text)?.[1] : undefined;
      // What was accepted is not wanted: these attacks are about requests.
      if (jobId)
        await sendAttack(server.url, {
          ...attack,
          method: "DELETE",
          path: `/api/status/${jobId}`,
          body: undefined,
        });
      return answer;
    },
  };
  const baseline = await baselineOf(context);
  console.log(
    `before any attack: held ${baseline.heldMs.toFixed(0)} ms, timers late ${baseline.lateMs.toFixed(0)} ms`,
  );
  for (const group of GROUPS.filter(({ name }) => only === undefined || name === only)) {
    console.log(`${group.name}: ${await group.run(context)}`);
  }
} catch (error) {
  problems.push(error instanceof Error ? `${error.stack} ${error.cause}` : String(error));
} finally {
  await closeDb();
  await server.stop();
}
const slow = held.filter(({ heldMs }) => heldMs > MAX_HELD_MS).sort((a, b) => b.heldMs - a.heldMs);
for (const { name, heldMs } of slow.slice(0, 20)) console.log(`  held ${heldMs.toFixed(0)} ms by ${name}`);
for (const problem of problems.slice(0, 20)) console.log(`  ${problem.slice(0, 500)}`);
const worst = Math.max(0, ...held.map(({ heldMs }) => heldMs));
report(
  slow.length === 0 && problems.length === 0,
  "attacks",
  `${held.length} requests, main thread held ${worst.toFixed(0)} ms at most (${slow.length} over ${MAX_HELD_MS} ms), ${problems.length} problems`,
);

/** What the watcher has seen since it was last asked. */
async function mainThread(): Promise<MainThread> {
  const response = await fetch(`http://127.0.0.1:${watchPort}/`);
  return (await response.json()) as MainThread;
}

/** Every code path is loaded by its first request: that is the start's cost, not an attack's. */
async function baselineOf({ target, send }: AttackContext): Promise<MainThread> {
  const warmUps = ["directions", "regenerate"].map(
    (operation): Attack => ({
      name: "a warm-up",
      method: "POST",
      path: `/api/brands/${target.visitorBrand}/${operation}`,
      headers: { cookie: target.visitorCookie },
      body: JSON.stringify({ choices: { ownMark: { svg: '<svg><circle r="9"/></svg>' } } }),
    }),
  );
  const deadline = Date.now() + WARM_UP_MS;
  for (const attack of [...warmUps, ...warmUps]) {
    // The render threads make a brand first.
    while ((await send(attack)).status === 503 && Date.now() < deadline);
  }
  held.length = 0;
  await mainThread();
  for (let time = 0; time < 20; time++) await fetch(`${server.url}/api/health`);
  return mainThread();
}
