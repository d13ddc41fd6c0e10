import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { AiSettings } from "./ai-settings";
import { askModel } from "./ask-model";
import { type Behaviour, type ModelServer, startModelServer, USED_TOKENS } from "./model-server-test-kit";

const schema = z.object({ tagline: z.string(), values: z.array(z.string()) });
const GOOD = JSON.stringify({ tagline: "Bread by bicycle", values: ["Warm", "Near", "Early"] });
const OTHER = JSON.stringify({ tagline: 7 });

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const settings = (changes: Partial<AiSettings> = {}): AiSettings => ({
  provider: "openai-compatible",
  model: "local",
  baseUrl: changes.baseUrl ?? server.url,
  maxOutputTokens: 500,
  callTimeoutMs: 5_000,
  stageTimeoutMs: 5_000,
  ...changes,
});

/** Longer than any test may take: what ends sooner was ended by something else. */
const NEVER_MS = 3_600_000;

function ask(
  changes: Partial<AiSettings> = {},
  { stageMs = 6_000, signal = new AbortController().signal } = {},
) {
  const request = { instructions: "Improve the words.", data: "<brief>{}</brief>", schema, signal };
  return askModel(settings(changes), { ...request, deadline: performance.now() + stageMs });
}

/**
 * Asks a server of its own before the tests begin, so that what waits waits at the same time. Gives the answer and what the
 * server was asked.
 */
function asked(
  behaviours: readonly Behaviour[],
  changes: Partial<AiSettings> = {},
  options: Parameters<typeof ask>[1] = {},
) {
  const own = startModelServer(...behaviours);
  const answer = own.then(({ url }) => ask({ baseUrl: url, ...changes }, options));
  const closed = answer.finally(async () => (await own).close());
  closed.catch(() => undefined);
  return closed;
}

const AGAIN = {
  silence: asked([{ kind: "silence" }, { kind: "answer", text: GOOD }], { callTimeoutMs: 1_000 }),
  limited: asked([
    { kind: "status", status: 429, headers: { "retry-after": "1" } },
    { kind: "answer", text: GOOD },
  ]),
};
const NEVER = {
  "each call": asked(
    [{ kind: "silence" }, { kind: "answer", text: GOOD }],
    { callTimeoutMs: 1_000 },
    { stageMs: NEVER_MS },
  ),
  "all calls": asked([{ kind: "silence" }], { callTimeoutMs: NEVER_MS }, { stageMs: 2_200 }),
  "nobody listens": asked([], { baseUrl: "http://127.0.0.1:1/v1" }),
};

const FAILING = (
  [
    ["malformed JSON twice", "malformed-json", 2, { kind: "answer", text: "{" }],
    ["another form twice", "schema-mismatch", 2, { kind: "answer", text: OTHER }],
    ["the token limit", "token-limit", 1, { kind: "answer", text: GOOD.slice(0, 20), finish: "length" }],
    ["a key that is not valid", "not-authorized", 1, { kind: "status", status: 401 }],
    ["a request that it refuses", "bad-request", 2, { kind: "status", status: 400 }],
    ["500 for ever", "server-error", 4, { kind: "status", status: 500 }],
    ["an error page with status 200", "malformed-json", 4, { kind: "garbage" }],
    [
      "429 for longer than there is time",
      "rate-limited",
      1,
      {
        kind: "status",
        status: 429,
        headers: { "retry-after": "60" },
      },
    ],
  ] as const
).map(
  ([name, reason, calls, behaviour]) =>
    [name, reason, calls, asked([behaviour], {}, { stageMs: 5_000 })] as const,
);

describe("an OpenAI-compatible server", () => {
  it("answers: the object, the tokens and their cost", async () => {
    server.behave({ kind: "answer", text: GOOD });
    expect(await ask({ price: { input: 0.5, output: 2 } })).toMatchObject({
      kind: "answered",
      output: JSON.parse(GOOD),
      cost: {
        provider: "openai-compatible",
        model: "local",
        calls: 1,
        inputTokens: USED_TOKENS.input,
        outputTokens: USED_TOKENS.output,
        cost: 0.0022,
      },
    });
  });

  it("gets our words as instructions, the customer's as data, a schema and a cap", async () => {
    server.behave({ kind: "answer", text: GOOD });
    await ask({ apiKey: "secret" });
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: "Bearer secret" },
      body: {
        model: "local",
        max_tokens: 500,
        messages: [
          { role: "system", content: "Improve the words." },
          { role: "user", content: "<brief>{}</brief>" },
        ],
        response_format: {
          type: "json_schema",
          json_schema: { schema: { required: ["tagline", "values"] } },
        },
      },
    });
  });

  it("may fence its answer, or talk around it", async () => {
    server.behave({ kind: "answer", text: `Here you are:\n\`\`\`json\n${GOOD}\n\`\`\`` });
    expect(await ask()).toMatchObject({ kind: "answered", cost: { calls: 1 } });
  });

  it("is asked without a schema when it knows none", async () => {
    server.behave({ kind: "status", status: 400 }, { kind: "answer", text: GOOD });
    expect(await ask()).toMatchObject({ kind: "answered" });
    expect(server.requests.map(({ body }) => (body.response_format as { type: string }).type)).toEqual([
      "json_schema",
      "json_object",
    ]);
  });

  it.each([
    ["malformed JSON", '{"tagline": "Bread', "valid JSON"],
    ["JSON of another form", OTHER, "tagline: invalid type\nvalues: invalid type"],
  ])("is told what was wrong with %s, once", async (_case, text, words) => {
    server.behave({ kind: "answer", text }, { kind: "answer", text: GOOD });
    expect(await ask()).toMatchObject({
      kind: "answered",
      cost: { calls: 2, inputTokens: 2 * USED_TOKENS.input, outputTokens: 2 * USED_TOKENS.output },
    });
    const messages = server.requests[1]!.body.messages as { content: string }[];
    expect(messages.at(-1)!.content).toContain(words);
  });

  it.each([false, true])(
    "is asked again when the connection breaks (in the answer: %s)",
    async (inAnswer) => {
      server.behave({ kind: "break", inAnswer }, { kind: "answer", text: GOOD });
      expect(await ask()).toMatchObject({ kind: "answered", cost: { calls: 2 } });
    },
  );

  it("is asked again when it was silent", async () => {
    expect(await AGAIN.silence).toMatchObject({ kind: "answered", cost: { calls: 2 } });
  });

  it("is asked again after a 429, no sooner than it says", async () => {
    const answer = await AGAIN.limited;
    expect(answer).toMatchObject({ kind: "answered", cost: { calls: 2 } });
    expect(answer.cost.durationMs).toBeGreaterThanOrEqual(1_000);
  });
});

describe("no answer:", () => {
  it.each(FAILING)("%s", async (_case, reason, calls, answer) => {
    expect(await answer).toMatchObject({ kind: "failed", reason, cost: { calls } });
  });

  it("silence: each call ends at its own limit, however much the stage has left", async () => {
    const answer = await NEVER["each call"];
    expect(answer.kind).toBe("answered");
    expect(answer.cost.calls).toBeGreaterThan(1);
  });

  it("silence: all calls together end at the stage's limit, however much a call has left", async () => {
    expect(await NEVER["all calls"]).toMatchObject({ kind: "failed", reason: "timeout", cost: { calls: 1 } });
  });

  it("nobody listens", async () => {
    expect(await NEVER["nobody listens"]).toMatchObject({
      kind: "failed",
      reason: "unreachable",
    });
  });

  it("nobody wants it any more", async () => {
    // A server of its own: the request may arrive when nobody waits any more.
    const answer = asked(
      [{ kind: "silence" }],
      { callTimeoutMs: NEVER_MS },
      { stageMs: NEVER_MS, signal: AbortSignal.timeout(100) },
    );
    expect(await answer).toMatchObject({ kind: "failed", reason: "cancelled" });
  });
});

describe.each([
  {
    provider: "openai",
    path: "/v1/responses",
    version: "v1",
    model: "gpt-5.4-mini",
    thrift: { reasoning: { effort: "low" }, store: false },
  },
  {
    provider: "anthropic",
    path: "/v1/messages",
    version: "v1",
    model: "claude-haiku-5-5",
    thrift: { thinking: { type: "disabled" } },
  },
  {
    provider: "google",
    path: "/v1beta/models/local:generateContent",
    version: "v1beta",
    model: "gemini-3.5-flash",
    thrift: { generationConfig: { thinkingConfig: { thinkingLevel: "minimal" } } },
  },
] as const)("$provider", ({ provider, path, version, model, thrift }) => {
  const own = () => ({ provider, apiKey: "secret", baseUrl: server.url.replace(/v1$/, version) });

  it("answers by its own protocol", async () => {
    server.behave({ kind: "answer", text: GOOD });
    expect(await ask(own())).toMatchObject({
      kind: "answered",
      output: JSON.parse(GOOD),
      cost: { inputTokens: USED_TOKENS.input, outputTokens: USED_TOKENS.output },
    });
    expect(server.requests[0]!.path).toBe(path);
    expect(JSON.stringify(server.requests[0])).toContain("secret");
  });

  it("is asked to think little, and to keep nothing", async () => {
    server.behave({ kind: "answer", text: GOOD });
    await ask({ ...own(), model });
    expect(server.requests[0]!.body).toMatchObject(thrift);
  });

  it("fails with a reason", async () => {
    server.behave({ kind: "status", status: 403 });
    expect(await ask(own())).toMatchObject({ kind: "failed", reason: "not-authorized" });
    server.behave({ kind: "answer", text: GOOD.slice(0, 20), finish: "length" });
    expect(await ask(own())).toMatchObject({ kind: "failed", reason: "token-limit" });
  });
});
