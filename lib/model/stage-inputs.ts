import type { DesignBrief } from "./brief.schema";
import type { ChosenPart, DesignChoices } from "./choices.schema";
import type { StepId } from "./pipeline";

/** All that a stage may read, beside the engine's own version and the version's seed. */
export interface StageInputs {
  readonly brief: readonly Exclude<keyof DesignBrief, "choices">[];
  readonly choices: readonly Exclude<keyof DesignChoices, "seeds">[];
  /** Parts whose own seeds it reads. */
  readonly seeds: readonly ChosenPart[];
  /** Results of earlier stages: whole, or some of their keys. */
  readonly outputs: { readonly [Stage in StepId]?: "whole" | readonly string[] };
  /** Files of earlier stages: their bytes, or only where they are. */
  readonly files?: { readonly of: readonly StepId[]; readonly as: "bytes" | "paths" };
}

const WHOLE_BRIEF = [
  "businessIdea",
  "targetAudience",
  "style",
  "techStack",
  "features",
  "name",
  "seedColor",
] as const;
const ALL_CHOICES = ["mark", "ownMark", "palette", "pair", "words"] as const;
const ALL_SEEDS = ["name", "palette", "typography", "logos"] as const;
const WHOLE_BRAND = { strategy: "whole", palette: "whole", typography: "whole", logos: "whole" } as const;
const MADE_OF_THE_BRAND = ["typography", "logos", "tokens", "components", "guidelines"] as const;

/**
 * What every stage depends on, beside `PIPELINE_STEPS`. A stage whose inputs are those of an earlier version of the same
 * brand is not run again: its result and files are carried over. What is missing here would give stale files, so
 * `inngest/stages/stage-inputs.test.ts` watches every stage read.
 */
export const STAGE_INPUTS: { readonly [Stage in StepId]: StageInputs } = {
  strategy: {
    brief: ["businessIdea", "targetAudience", "style", "features", "name"],
    choices: ["words"],
    seeds: ["name"],
    outputs: {},
  },
  palette: {
    brief: ["style", "seedColor"],
    choices: ["palette"],
    seeds: ["palette"],
    outputs: { strategy: ["colorMood", "keywords"] },
  },
  typography: {
    brief: ["businessIdea", "targetAudience", "style", "features"],
    choices: ["pair"],
    seeds: ["typography"],
    outputs: { strategy: "whole" },
  },
  logos: {
    brief: ["businessIdea", "style"],
    choices: ["mark", "ownMark"],
    seeds: ["logos"],
    outputs: {
      strategy: ["name", "slug", "direction", "trade", "keywords", "symbols", "personality", "colorMood"],
      palette: "whole",
      typography: "whole",
    },
  },
  tokens: {
    brief: [],
    choices: [],
    seeds: [],
    outputs: { strategy: ["name", "typeVoice", "personality"], palette: "whole", typography: "whole" },
  },
  components: {
    brief: ["techStack"],
    choices: [],
    seeds: [],
    outputs: { strategy: ["name", "tagline", "language", "direction"], typography: "whole" },
    files: { of: ["typography", "logos", "tokens"], as: "bytes" },
  },
  guidelines: {
    brief: WHOLE_BRIEF,
    choices: ALL_CHOICES,
    seeds: ALL_SEEDS,
    outputs: WHOLE_BRAND,
  },
  documentation: {
    brief: WHOLE_BRIEF,
    choices: [],
    seeds: [],
    outputs: WHOLE_BRAND,
    files: { of: MADE_OF_THE_BRAND, as: "paths" },
  },
  verify: {
    brief: ["businessIdea", "targetAudience", "techStack", "features"],
    choices: [],
    seeds: [],
    outputs: { strategy: "whole", palette: "whole", typography: "whole", guidelines: "whole" },
    files: { of: [...MADE_OF_THE_BRAND, "documentation"], as: "bytes" },
  },
  package: {
    brief: WHOLE_BRIEF,
    choices: ALL_CHOICES,
    seeds: ALL_SEEDS,
    outputs: { ...WHOLE_BRAND, verify: "whole" },
    files: { of: [...MADE_OF_THE_BRAND, "documentation"], as: "bytes" },
  },
  delivery: {
    brief: [],
    choices: [],
    seeds: [],
    outputs: { strategy: "whole", palette: "whole", package: "whole" },
    files: { of: [...MADE_OF_THE_BRAND, "documentation", "package"], as: "bytes" },
  },
};

/** Stages whose result names the version itself: never carried over. */
export const OWN_TO_A_VERSION: readonly StepId[] = ["package", "delivery"];
