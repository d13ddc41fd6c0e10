import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  type Behaviour,
  type ModelServer,
  startModelServer,
  USED_TOKENS,
} from "@/lib/ai/model-server-test-kit";
import { modelUseSchema } from "@/lib/ai/model-use.schema";
import { requestedBrand } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { newSteps } from "@/lib/jobs/new-steps";
import { strategy as strategyStage } from "@/lib/pipeline/stages/strategy";
import { closeRenderPool } from "@/lib/render/render-pool";
import { bakeryBrief, draftWith, goodDraft } from "@/lib/strategy/draft/draft-fixture";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { runStage } from "./run-stage";

useTestDatabase();

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => Promise.all([server.close(), closeRenderPool()]));

const SETTINGS = ["AI_BASE_URL", "AI_MODEL", "AI_TIMEOUT_MS", "AI_STAGE_TIMEOUT_MS"];
function configure(changes: Record<string, string> = {}) {
  Object.assign(process.env, { AI_BASE_URL: server.url, AI_MODEL: "local", ...changes });
  refreshEnv();
}
afterEach(() => {
  for (const name of SETTINGS) delete process.env[name];
  refreshEnv();
});

const builtIn = makeStrategy({ brief: bakeryBrief, seed: 7 });
const good: Behaviour = { kind: "answer", text: JSON.stringify(goodDraft) };
const request = () => requestedBrand({ principal: { kind: "operator" }, brief: { ...bakeryBrief, seed: 7 } });

/** Runs the stage of a new job; what it recorded as the strategy and on the job. */
async function strategyOf(requested = request()) {
  const ref = await requested;
  await runStage(strategyStage, ref);
  const { output } = await db().artifact.findFirstOrThrow({ where: { brandId: ref.brandId } });
  const { modelUse } = await db().job.findUniqueOrThrow({ where: { id: ref.jobId } });
  return {
    ref,
    strategy: strategySchema.parse(output),
    use: modelUse === null ? null : modelUseSchema.parse(modelUse),
  };
}

it("without a model the built-in strategist answers alone", async () => {
  expect(await strategyOf()).toMatchObject({ strategy: builtIn, use: null });
});

it("with a model its words are used, and its price is on the job", async () => {
  configure();
  server.behave(good);
  const { strategy, use } = await strategyOf();
  expect(strategy).toMatchObject({ ...goodDraft.words, name: "Loafwheel" });
  expect(use).toMatchObject({
    outcome: "used",
    reason: null,
    provider: "openai-compatible",
    model: "local",
    calls: 1,
    inputTokens: USED_TOKENS.input,
    outputTokens: USED_TOKENS.output,
    cost: null,
    refused: [],
  });
});

it("a stage that runs twice asks once", async () => {
  configure();
  server.behave(good);
  const { ref } = await strategyOf();
  await runStage(strategyStage, ref);
  expect(server.requests).toHaveLength(1);
});

it("a version made from a model's keeps its words, and asks nobody", async () => {
  configure();
  server.behave(good);
  const { ref, strategy: first } = await strategyOf();
  const { brandId } = ref;
  const words = { tagline: "Bread, early" };
  const brief = { ...bakeryBrief, name: "Pedalina", choices: { words } };
  await db().brandVersion.create({
    data: { brandId, version: 2, seed: 7, engineVersion: "1", brief, baseVersion: 1 },
  });
  const jobId = newId();
  await db().job.create({
    data: { id: jobId, brandId, version: 2, steps: newSteps(), principal: "operator" },
  });
  await runStage(strategyStage, { jobId, brandId, version: 2 });
  const { output } = await db().artifact.findFirstOrThrow({ where: { brandId, version: 2 } });
  const { mission, colorMood } = first;
  expect(output).toMatchObject({ ...words, name: "Pedalina", mission, colorMood });
  expect(server.requests).toHaveLength(1);
});

it.each([
  ["an answer that is late", { kind: "silence" }, "timeout"],
  ["a server that fails", { kind: "status", status: 500 }, "server-error"],
  ["no JSON", { kind: "answer", text: "I would rather not." }, "malformed-json"],
  [
    "markup in one sentence",
    { kind: "answer", text: JSON.stringify(draftWith({ words: { tagline: "<script>bread</script>" } })) },
    "hostile-answer",
  ],
] as const)("%s: the built-in words, and the reason", async (_case, behaviour, reason) => {
  // Of a busy machine, any answer is late within a second.
  configure(reason === "timeout" ? { AI_TIMEOUT_MS: "1000", AI_STAGE_TIMEOUT_MS: "2500" } : {});
  server.behave(behaviour);
  const { strategy, use } = await strategyOf();
  expect(strategy).toEqual(builtIn);
  expect(use).toMatchObject({ outcome: "fell-back", reason });
});

it("nothing of what was asked or answered is on the job", async () => {
  configure();
  server.behave({ kind: "answer", text: JSON.stringify(draftWith({ words: { tagline: "<b>pwned</b>" } })) });
  const { use } = await strategyOf();
  expect(JSON.stringify(use)).not.toMatch(/pwned|sourdough|bakery/i);
});

it("a cancelled job waits for no answer, and keeps nothing", async () => {
  // Limits that the test does not live to see.
  configure({ AI_TIMEOUT_MS: "120000", AI_STAGE_TIMEOUT_MS: "300000" });
  server.behave({ kind: "silence" });
  const ref = await request();
  const running = expect(runStage(strategyStage, ref)).rejects.toThrow("the job has ended");
  await expect.poll(() => server.requests.length).toBe(1);
  await cancelJob(ref.jobId);
  await running;
  const { modelUse } = await db().job.findUniqueOrThrow({ where: { id: ref.jobId } });
  expect(modelUseSchema.parse(modelUse)).toMatchObject({ outcome: "fell-back", reason: "cancelled" });
  expect(await db().artifact.count({ where: { brandId: ref.brandId } })).toBe(0);
});
