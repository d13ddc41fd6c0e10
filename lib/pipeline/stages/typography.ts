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
  uses: {
    PAIRS: "typography/pairs",
    coverText: "typography/cover-text",
    makeFontFiles: "typography/make-font-files",
    makeTypography: "typography/make-typography",
  },
  writes: [
    {
      path: "fonts/",
      text: "The typefaces: WOFF2 for pages, TTF to install, with the letters that the brand needs.",
    },
    {
      path: "LICENSES/",
      text: "The licenses of everything that others made.",
    },
  ],
  schema: typographySchema,
  run({ brief, seed, strategy }, { makeTypography, coverText, makeFontFiles, PAIRS, fonts }) {
    const pair = brief.choices?.pair;
    const valid = PAIRS.map(({ id }) => id);
    if (pair !== undefined && !valid.includes(pair)) return { kind: "unknown-pair", id: pair, valid };
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
