import type { LanguageModel } from "ai";
import type { AiSettings } from "./ai-settings";

export interface LoadedModel {
  model: LanguageModel;
  /** Little thinking: words need no more, and an answer has twelve seconds. */
  options: {
    reasoning?: "none";
    providerOptions?: { openai: { reasoningEffort: "low"; store: false } };
  };
  /** The same without a JSON schema, for a server that knows only "some JSON"; null where every model has schemas. */
  plain: LanguageModel | null;
}

/**
 * The provider's client for the configured model. Packages are loaded by the first call: a server without a model, and
 * the start of every server, does without them (0.25 s, 30 MB).
 */
export async function loadModel(settings: AiSettings): Promise<LoadedModel> {
  const { provider, model: id, apiKey, baseUrl } = settings;
  // Its warnings ("not every setting is supported") are no news to an operator.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const options = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // Not the portable option: it asks for summaries, which OpenAI gives to verified customers alone. Nothing is kept there.
      const openai = { reasoningEffort: "low", store: false } as const;
      return { model: createOpenAI(options)(id), options: { providerOptions: { openai } }, plain: null };
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return { model: createAnthropic(options)(id), options: { reasoning: "none" }, plain: null };
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return { model: createGoogle(options)(id), options: { reasoning: "none" }, plain: null };
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const server = { ...options, baseURL: baseUrl ?? "", name: "openai-compatible" };
      return {
        model: createOpenAICompatible({ ...server, supportsStructuredOutputs: true })(id),
        plain: createOpenAICompatible(server)(id),
        options: {},
      };
    }
  }
}
