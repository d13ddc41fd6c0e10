import { type Palette, paletteSchema } from "@/lib/palette/palette.schema";
import { render } from "@/lib/render/render-pool";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";

export const paletteStage: Stage<Palette> = {
  id: "palette",
  schema: paletteSchema,
  async run({ brief, seed, output }) {
    const { style, seedColor } = brief;
    const strategy = await output(strategyStage);
    return { output: await render("palette", { strategy, style, seedColor, seed }), files: [] };
  },
};
