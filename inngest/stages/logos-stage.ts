import { type Logo, logoSchema } from "@/lib/logo/logo.schema";
import { render } from "@/lib/render/render-pool";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

export const logosStage: Stage<Logo> = {
  id: "logos",
  schema: logoSchema,
  async run({ brief, seed, output }) {
    const [strategy, palette, typography] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
    ]);
    const logo = await render("logo", { brief, seed, strategy, palette, typography });
    return { output: logo, files: await render("logoFiles", [logo, strategy.name]) };
  },
};
