import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModel, LanguageModelUsage } from "ai";
import type { z } from "zod";
import { logger } from "@/lib/log/logger";
import type { AiSettings } from "./ai-settings";
import { type CallFailure, callFailure } from "./call-failure";
import { type LoadedModel, loadModel } from "./load-model";
import type { FallbackReason, ModelCost } from "./model-use.schema";
import { readAnswer } from "./read-answer";

export interface ModelRequest<Output> {
  /** What the model has to do, in our words. */
  instructions: string;
  /** What it has to work on, in the customer's words. */
  data: string;
  /** All strings without limits and nothing optional: some providers refuse more. Check the rest afterwards. */
  schema: z.ZodType<Output>;
  /** When everything has to be over, by `performance.now()`. */
  deadline: number;
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal;
}

export type ModelAnswer<Output> =
  | { kind: "answered"; output: Output; cost: ModelCost }
  | { kind: "failed"; reason: FallbackReason; cost: ModelCost };

const CALLS_MAX = 4;
const FIRST_WAIT_MS = 250;
/** A call with less time than this is not worth its price. */
const CALL_MIN_MS = 1_500;

interface Reply {
  text: string;
  finishReason: string;
}

/**
 * Asks the configured model for one JSON object: calls again after errors that pass (rate limit, server, network, time)
 * while the deadline allows it, and once more with the problems named after an answer of the wrong form. Never throws.
 */
export async function askModel<Output>(
  settings: AiSettings,
  request: ModelRequest<Output>,
): Promise<ModelAnswer<Output>> {
  const startedAt = performance.now();
  const usage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const count = (used: LanguageModelUsage) => {
    usage.inputTokens += used.inputTokens ?? 0;
    usage.outputTokens += used.outputTokens ?? 0;
  };
  const cost = () => ({
    provider: settings.provider,
    model: settings.model,
    ...usage,
    cost: priceOf(usage, settings.price),
    durationMs: Math.round(performance.now() - startedAt),
  });
  const failed = (reason: FallbackReason) =>
    ({ kind: "failed", reason: request.signal.aborted ? "cancelled" : reason, cost: cost() }) as const;

  let loaded: LoadedModel;
  try {
    loaded = await loadModel(settings);
  } catch {
    return failed("internal-error");
  }
  let { model } = loaded;
  let repair: string | undefined;
  let last: FallbackReason = "timeout";

  while (usage.calls < CALLS_MAX) {
    const leftMs = request.deadline - performance.now();
    if (request.signal.aborted || leftMs < Math.min(CALL_MIN_MS, settings.callTimeoutMs)) break;
    const attempt = usage.calls++;
    let reply: Reply;
    try {
      const timeoutMs = Math.floor(Math.min(settings.callTimeoutMs, leftMs));
      reply = await call({ ...request, settings, model, options: loaded.options, repair, timeoutMs }, count);
    } catch (error) {
      const failure = callFailure(error);
      last = failure.reason;
      if (last === "internal-error") logger().warn({ error: nameOf(error) }, "asking a model failed oddly");
      if (failure.remedy === "plain" && loaded.plain && model !== loaded.plain) {
        model = loaded.plain;
        continue;
      }
      const isLast = usage.calls === CALLS_MAX;
      if (failure.remedy !== "again" || isLast || !(await waited(failure, attempt, request))) break;
      continue;
    }
    if (reply.finishReason === "length") return failed("token-limit");
    if (reply.finishReason === "content-filter") return failed("declined");
    const answer = readAnswer(reply.text, request.schema);
    if (answer.kind === "valid") return { kind: "answered", output: answer.output, cost: cost() };
    last = answer.kind;
    if (repair !== undefined) break;
    repair =
      answer.kind === "malformed-json"
        ? "Your last answer was not valid JSON. Answer again with the JSON object alone."
        : `Your last answer did not fit the schema. Answer again with the whole JSON object. Wrong were:\n${answer.problems.join("\n")}`;
  }
  return failed(last);
}

interface Call {
  settings: AiSettings;
  model: LanguageModel;
  options: LoadedModel["options"];
  instructions: string;
  data: string;
  schema: z.ZodType;
  repair: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
}

/** One request. The text is read by ourselves: what is wrong with it decides what to do next. */
async function call(
  { settings, model, options, instructions, data, schema, repair, timeoutMs, signal }: Call,
  count: (usage: LanguageModelUsage) => void,
): Promise<Reply> {
  const { generateText, Output } = await import("ai");
  const asText = {
    ...Output.object({ schema }),
    parseCompleteOutput: async ({ text }: { text: string }) => text,
  };
  const result = await generateText({
    model,
    instructions,
    messages: [
      { role: "user", content: data },
      ...(repair ? [{ role: "user" as const, content: repair }] : []),
    ],
    output: asText,
    maxOutputTokens: settings.maxOutputTokens,
    maxRetries: 0,
    ...options,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  count(result.totalUsage);
  const { finishReason } = result;
  return { finishReason, text: finishReason === "stop" ? result.output : "" };
}

/** Waits before the next call as long as the provider asks, else twice as long each time. False: not worth it. */
async function waited(
  { retryAfterMs }: CallFailure,
  attempt: number,
  { deadline, signal }: { deadline: number; signal: AbortSignal },
): Promise<boolean> {
  const waitMs = retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt;
  if (performance.now() + waitMs + CALL_MIN_MS > deadline) return false;
  return sleep(waitMs, true, { signal }).catch(() => false);
}

/** The error's name alone, because its message may hold the customer's words. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** US dollars, to a hundred-thousandth of a cent. */
function priceOf(
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  price: AiSettings["price"],
): number | null {
  if (!price) return null;
  const dollars = (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
  return Math.round(dollars * 1e7) / 1e7;
}
