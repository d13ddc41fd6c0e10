import { render } from "@/lib/render/render-pool";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";
import type { Stage } from "./stage";

export const strategyStage: Stage<Strategy> = {
  id: "strategy",
  schema: strategySchema,
  run: async ({ brief, seed }) => ({ output: await render("strategy", { brief, seed }), files: [] }),
};
