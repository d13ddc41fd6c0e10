import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { z } from "zod";
import { newId } from "@/lib/ids";
import { sdkLogger } from "../sdk-logger";

export interface SdkCall {
  functionId: string;
  runId: string;
  /** Hash of the step to run; null to discover what comes next. */
  stepId: string | null;
  attempt: number;
  maxAttempts: number;
  /** The starting event, as JSON. */
  eventJson: string;
  /** Step hash → `{type:"data",data}` or `{type:"error",error}`, as JSON. */
  memos: ReadonlyMap<string, string>;
  /** Step hashes in the order of completion. */
  stack: readonly string[];
  /** Discovery may run a lone new step at once; false while anything is outstanding, or that would run twice. */
  immediate: boolean;
}

export type RunError = z.infer<typeof runError>;
export type SdkOp = z.infer<typeof sdkOp>;

export type SdkAnswer =
  | { kind: "ops"; ops: SdkOp[]; retryAfter: string | null }
  | { kind: "result"; outputJson: string }
  | { kind: "error"; error: RunError; final: boolean; retryAfter: string | null };

export interface SentEvent {
  id: string;
  name: string;
  data: unknown;
  ts: number;
}

export type SdkCaller = (call: SdkCall) => Promise<SdkAnswer>;

/**
 * Calls functions in this process by the request and response format that Inngest speaks with its SDK
 * (execution version 2). The handler checks no signatures, so it is never reachable over HTTP.
 * @param send receives what functions send by `step.sendEvent`.
 */
export function createSdkCaller(
  functions: readonly InngestFunction.Any[],
  appId: string,
  send: (events: SentEvent[]) => Promise<void>,
): SdkCaller {
  const client = new Inngest({
    id: appId,
    isDev: true,
    baseUrl: ENGINE_ORIGIN,
    eventKey: "engine",
    logger: sdkLogger(),
    aiMetadata: false,
    sessionPropagation: false,
    fetch: (input, init) => receiveSend(input, init, send),
  });
  const handler = serve({ client, functions: [...functions], servePath: "/" });
  return async (call) => readAnswer(await handler(toRequest(call)));
}

const ENGINE_ORIGIN = "http://engine.invalid";

const runError = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch("Unknown error"),
  stack: z.string().optional().catch(undefined),
});

const sdkOp = z.object({
  id: z.string(),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  opts: z.record(z.string(), z.unknown()).nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

const sentEvents = z.array(
  z.object({
    id: z.string().min(1).max(200).optional(),
    name: z.string().min(1).max(200),
    data: z.unknown().optional(),
    ts: z.number().optional(),
  }),
);

function toRequest(call: SdkCall): Request {
  const url = new URL("/", ENGINE_ORIGIN);
  url.searchParams.set("fnId", call.functionId);
  url.searchParams.set("stepId", call.stepId ?? "step");
  const ctx = JSON.stringify({
    run_id: call.runId,
    attempt: call.attempt,
    max_attempts: call.maxAttempts,
    disable_immediate_execution: !call.immediate,
    use_api: false,
    stack: { stack: call.stack, current: call.stack.length },
  });
  // Results are kept as text and only joined here: parsing and writing them again at every step would cost more.
  const steps = [...call.memos].map(([id, memo]) => `${JSON.stringify(id)}:${memo}`).join(",");
  const body =
    `{"version":2,"event":${call.eventJson},"events":[${call.eventJson}],` +
    `"steps":{${steps}},"ctx":${ctx},"use_api":false}`;
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", host: "engine.invalid" },
    body,
  });
}

async function readAnswer(response: Response): Promise<SdkAnswer> {
  const text = await response.text();
  const retryAfter = response.headers.get("retry-after");
  if (response.status === 200) return { kind: "result", outputJson: text };
  const body: unknown = JSON.parse(text);
  if (response.status === 206) {
    return { kind: "ops", ops: z.array(sdkOp).parse(Array.isArray(body) ? body : [body]), retryAfter };
  }
  return {
    kind: "error",
    error: readError(body),
    final: response.headers.get("x-inngest-no-retry") === "true",
    retryAfter,
  };
}

/** Name, message and stack of whatever the SDK reports as an error. */
export function readError(value: unknown): RunError {
  if (typeof value !== "object" || value === null) return { name: "Error", message: String(value) };
  const error = "error" in value && typeof value.error === "string" ? { message: value.error } : value;
  return runError.parse(error);
}

async function receiveSend(
  input: string | URL | Request,
  init: RequestInit | undefined,
  send: (events: SentEvent[]) => Promise<void>,
): Promise<Response> {
  const request = new Request(input, init);
  if (!new URL(request.url).pathname.startsWith("/e/")) {
    const error = `The embedded engine does not offer ${request.method} ${new URL(request.url).pathname}.`;
    return Response.json({ error, status: 501 }, { status: 501 });
  }
  const parsed = sentEvents.safeParse(await request.json());
  if (!parsed.success)
    return Response.json({ error: z.prettifyError(parsed.error), status: 400 }, { status: 400 });
  // The SDK repeats a failed send with the same seed, so that the repeated events keep their ids.
  const seed = request.headers.get("x-inngest-event-id-seed") ?? newId();
  const events = parsed.data.map((event, index) => ({
    id: event.id ?? `${seed}-${index}`,
    name: event.name,
    data: event.data ?? {},
    ts: event.ts ?? Date.now(),
  }));
  await send(events);
  return Response.json({ ids: events.map((event) => event.id), status: 200 });
}
