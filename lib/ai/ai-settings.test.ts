import { afterEach, expect, it } from "vitest";
import { refreshEnv } from "@/lib/env";
import { aiSettings } from "./ai-settings";

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  refreshEnv();
});

function configured(settings: Record<string, string>) {
  Object.assign(process.env, settings);
  refreshEnv();
  return aiSettings();
}

it("is null without a key", () => {
  expect(configured({})).toBeNull();
});

it.each([
  ["openai", "OPENAI_API_KEY"],
  ["anthropic", "ANTHROPIC_API_KEY"],
  ["google", "GOOGLE_GENERATIVE_AI_API_KEY"],
])("%s by its key alone, with a model of its own and the house's limits", (provider, key) => {
  expect(configured({ [key]: "k" })).toMatchObject({
    provider,
    apiKey: "k",
    model: expect.stringMatching(/./),
    callTimeoutMs: 12_000,
    stageTimeoutMs: 20_000,
    maxOutputTokens: 4_000,
  });
});

it("is null while two keys leave it open who is meant", () => {
  const keys = { OPENAI_API_KEY: "a", ANTHROPIC_API_KEY: "b" };
  expect(configured(keys)).toBeNull();
  expect(configured({ ...keys, AI_PROVIDER: "anthropic" })).toMatchObject({ apiKey: "b" });
});

it("takes an address for an OpenAI-compatible server", () => {
  const address = { AI_BASE_URL: "http://localhost:8080/v1", AI_MODEL: "m" };
  expect(configured(address)).toMatchObject({ provider: "openai-compatible", model: "m", apiKey: undefined });
  expect(
    configured({ ...address, AI_API_KEY: "k", AI_INPUT_PRICE: "1", AI_OUTPUT_PRICE: "2" }),
  ).toMatchObject({
    apiKey: "k",
    price: { input: 1, output: 2 },
  });
});
