import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { publishedDocument } from "@/lib/openapi/published-document";
import { closeAnswers } from "@/test-support/close-answers";
import { drawSeed } from "@/test-support/draw-seed";
import { completedJob } from "@/test-support/request-job";
import { histogramText, runFuzz } from "@/test-support/run-fuzz";
import { startServer } from "@/test-support/start-server";
import { apiAccount, createBrand, openDatabaseOf } from "./api-caller";
import { report } from "./report";

const REQUESTS = 5_000;
const MIN_VALID = 0.4;
const SEED = drawSeed();

/**
 * Requests made from every operation's schema, valid and broken, with an Enterprise key while the engine runs: no answer
 * of 500 or more, none outside the envelope.
 */
const server = await startServer({ env: { LOG_LEVEL: "fatal" } });
try {
  await openDatabaseOf(server);
  const account = await apiAccount("enterprise", 1_000_000);
  const [finished, spare] = [await brandOf(account), await brandOf(account)];
  const foreign = await brandOf(await apiAccount("enterprise", 10));
  await completedJob(server, finished.jobId, 240_000);
  const webhooks = await webhooksOf(account.key);
  const outcome = await runFuzz({
    url: server.url,
    key: account.key,
    document: closeAnswers(publishedDocument("v1", { serverUrl: server.url, environment: "test" })),
    count: REQUESTS,
    seed: SEED,
    known: ({ method, path }, name) => {
      if (name === "deliveryId") return [newId()];
      const [kept, doomed] = path.startsWith("/v1/webhooks")
        ? [webhooks.slice(1), webhooks[0]!]
        : [[finished.id], spare.id];
      // What is deleted would be gone for the other operations.
      return method === "delete" ? [doomed, foreign.id, newId()] : [...kept, ...kept, foreign.id, newId()];
    },
  });
  for (const problem of outcome.problems.slice(0, 20)) console.log(problem);
  console.log(`status: ${histogramText(outcome.histogram)}`);
  const made = await db().brand.count({ where: { accountId: account.accountId } });
  report(
    outcome.problems.length === 0 && outcome.requests >= REQUESTS && outcome.validShare >= MIN_VALID,
    "api-fuzz",
    `${outcome.requests} requests, ${Math.round(outcome.validShare * 100)} % valid by the schema, ${outcome.problems.length} answers of 500 or outside the envelope; ${made} brands asked for`,
  );
} finally {
  await closeDb();
  await server.stop();
}

async function brandOf(account: { accountId: string; key: string }): Promise<{ id: string; jobId: string }> {
  return JSON.parse((await createBrand(server, account)).text).data;
}

async function webhooksOf(key: string): Promise<string[]> {
  const made = Array.from({ length: 6 }, async (_, index) => {
    const response = await fetch(`${server.url}/v1/webhooks`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ url: `https://example.com/${index}`, events: ["brand.completed"] }),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  });
  return Promise.all(made);
}
