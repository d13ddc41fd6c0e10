import { type AiSettings, aiSettings } from "@/lib/ai/ai-settings";
import { askModel } from "@/lib/ai/ask-model";
import type { ModelUse } from "@/lib/ai/model-use.schema";
import { isSameIdea } from "@/lib/brand/is-same-idea";
import { reviseStrategy } from "@/lib/brand/revise-strategy";
import { db } from "@/lib/db/client";
import { recordModelUse } from "@/lib/jobs/record-model-use";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { Ran } from "@/lib/pipeline/make-brand";
import { applyDraft } from "@/lib/strategy/draft/apply-draft";
import { draftRequest } from "@/lib/strategy/draft/draft-request";
import { strategyDraftSchema } from "@/lib/strategy/draft/strategy-draft.schema";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";
import type { StepContext } from "./effects";
import { whileWanted } from "./while-wanted";

/** What is left of the stage's time for checking and storing an answer. */
const FINISH_MS = 300;

/**
 * The built-in strategist always answers; with a language model configured, its better words and choices are taken where
 * they hold. A version made from another one keeps that one's words but for what was changed. The result is recorded as the stage's: from then on it is an input, and no model is asked again.
 */
export async function writeStrategy(context: StepContext): Promise<Ran> {
  const startedAt = performance.now();
  const { brief, seed, ref } = context;
  const base = await readBase(context);
  if (base) return { kind: "made", output: await reviseStrategy({ base, brief, seed }), files: [] };
  const builtIn = await context.run();
  const settings = aiSettings();
  if (!settings) return builtIn;
  const deadline = startedAt + settings.stageTimeoutMs - FINISH_MS;
  const { strategy, use } = await improve(context, strategySchema.parse(builtIn.output), settings, deadline);
  await recordModelUse(ref.jobId, use);
  return { ...builtIn, output: strategy };
}

async function improve(
  { brief, ref }: StepContext,
  strategy: Strategy,
  settings: AiSettings,
  deadline: number,
): Promise<{ strategy: Strategy; use: ModelUse }> {
  const answer = await whileWanted(ref.jobId, (signal) =>
    askModel(settings, {
      ...draftRequest({ brief, strategy }),
      schema: strategyDraftSchema,
      deadline,
      signal,
    }),
  );
  const fellBack = { ...answer.cost, outcome: "fell-back" } as const;
  if (answer.kind === "failed") {
    return { strategy, use: { ...fellBack, reason: answer.reason, refused: [] } };
  }
  const verdict = applyDraft({ brief, strategy, draft: answer.output });
  const { refused } = verdict;
  if (verdict.kind === "used") {
    return { strategy: verdict.strategy, use: { ...answer.cost, outcome: "used", reason: null, refused } };
  }
  const reason = verdict.kind === "hostile" ? "hostile-answer" : "nothing-usable";
  return { strategy, use: { ...fellBack, reason, refused } };
}

/** What the version that this one was made from had; null for a first version, and for one whose idea is another. */
async function readBase({ ref: { brandId, version }, brief }: StepContext) {
  const { baseVersion } = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: { baseVersion: true },
  });
  if (baseVersion === null) return null;
  const row = await db().artifact.findUnique({
    where: { brandId_version_stage: { brandId, version: baseVersion, stage: "strategy" } },
    select: { output: true, brandVersion: { select: { brief: true } } },
  });
  if (!row) return null;
  const base = {
    brief: designBriefSchema.parse(row.brandVersion.brief),
    strategy: strategySchema.parse(row.output),
  };
  return isSameIdea(base.brief, brief) ? base : null;
}
