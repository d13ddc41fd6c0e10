import { seedOfPart } from "@/lib/model/choices.schema";
import { type Palette, paletteSchema } from "@/lib/palette/palette.schema";
import { render } from "@/lib/render/render-pool";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";

export const paletteStage: Stage<Palette> = {
  id: "palette",
  schema: paletteSchema,
  async run({ brief, seed, output }) {
    const { style, seedColor, choices } = brief;
    const strategy = await output(strategyStage);
    const palette = await render("palette", {
      strategy,
      style,
      seedColor,
      seed: seedOfPart(brief, "palette", seed),
      alternative: choices?.palette,
    });
    return { output: palette, files: [] };
  },
};
