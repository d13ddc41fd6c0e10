import { seedOfPart } from "@/lib/model/choices.schema";
import { render } from "@/lib/render/render-pool";
import { type Typography, typographySchema } from "@/lib/typography/typography.schema";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";

export const typographyStage: Stage<Typography> = {
  id: "typography",
  schema: typographySchema,
  async run({ brief, seed, output }) {
    const strategy = await output(strategyStage);
    const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
    const { typography, files } = await render("typography", {
      strategy,
      style: brief.style,
      seed: seedOfPart(brief, "typography", seed),
      pair: brief.choices?.pair,
      text,
    });
    return { output: typography, files };
  },
};
