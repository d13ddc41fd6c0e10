import { AI_KEYS, type AiProvider, env } from "@/lib/env";
import { logger } from "@/lib/log/logger";

/** Which model is asked, where, and within which limits. */
export interface AiSettings {
  provider: AiProvider;
  model: string;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  maxOutputTokens: number;
  callTimeoutMs: number;
  stageTimeoutMs: number;
  /** US dollars for a million tokens; without them no cost is recorded. */
  price?: { input: number; output: number };
}

/** Small and fast: an answer has twelve seconds. */
const DEFAULT_MODELS: Record<Exclude<AiProvider, "openai-compatible">, string> = {
  openai: "gpt-5.4-mini",
  anthropic: "claude-haiku-5-5",
  google: "gemini-3.5-flash",
};

/** The configured language model; null without one, and while several keys leave it open which is meant. */
export function aiSettings(): AiSettings | null {
  const settings = env();
  const provider = chosenProvider();
  if (!provider) return null;
  const key = AI_KEYS[provider];
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = settings;
  return {
    provider,
    model: settings.AI_MODEL ?? (provider === "openai-compatible" ? "" : DEFAULT_MODELS[provider]),
    apiKey: (key && settings[key]) ?? settings.AI_API_KEY,
    baseUrl: settings.AI_BASE_URL,
    maxOutputTokens: settings.AI_MAX_OUTPUT_TOKENS,
    callTimeoutMs: settings.AI_TIMEOUT_MS,
    stageTimeoutMs: settings.AI_STAGE_TIMEOUT_MS,
    ...(input === undefined || output === undefined ? {} : { price: { input, output } }),
  };
}

/** The named one; else the server whose address is given; else the one whose key stands alone. */
function chosenProvider(): AiProvider | undefined {
  const settings = env();
  if (settings.AI_PROVIDER) return settings.AI_PROVIDER;
  if (settings.AI_BASE_URL) return "openai-compatible";
  const withKey = (["openai", "anthropic", "google"] as const).filter((name) => settings[AI_KEYS[name]]);
  if (withKey.length > 1) warnOnce(withKey);
  return withKey.length === 1 ? withKey[0] : undefined;
}

let warned = false;

function warnOnce(providers: readonly AiProvider[]): void {
  if (!warned) logger().warn({ providers }, "no language model is asked until AI_PROVIDER says which one");
  warned = true;
}
