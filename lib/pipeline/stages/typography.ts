import { seedOfPart } from "@/lib/model/choices.schema";
import { typographySchema } from "@/lib/typography/typography.schema";
import { made, of, stage } from "../stage";
import { strategy } from "./strategy";

export const typography = stage({
  id: "typography",
  label: "Choosing the typefaces",
  weight: 12,
  reads: {
    brief: ["businessIdea", "targetAudience", "style", "features"],
    choices: ["pair"],
    seed: "typography",
    outputs: { strategy: of(strategy) },
  },
  schema: typographySchema,
  run({ brief, seed, strategy }, { makeTypography, coverText, makeFontFiles, pairIds, fonts }) {
    const pair = brief.choices?.pair;
    if (pair !== undefined && !pairIds.includes(pair))
      return { kind: "unknown-pair", id: pair, valid: pairIds };
    const chosen = makeTypography({
      strategy,
      style: brief.style,
      seed: seedOfPart(brief, "typography", seed),
      pair,
    });
    const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
    const typography = coverText({ typography: chosen, strategy, fonts, text });
    return made(typography, () => makeFontFiles({ typography, strategy, fonts, text }));
  },
});
