import { strategySchema } from "@/lib/strategy/strategy.schema";
import { made, stage } from "../stage";

/** The built-in strategist's answer. */
export const strategy = stage({
  id: "strategy",
  label: "Reading the idea",
  weight: 10,
  reads: {
    brief: ["businessIdea", "targetAudience", "style", "features", "name"],
    choices: ["words"],
    seed: "name",
  },
  uses: {
    makeStrategy: "strategy/make-strategy",
  },
  schema: strategySchema,
  run: (input, { makeStrategy }) => made(makeStrategy(input)),
});
