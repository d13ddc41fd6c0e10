import { z } from "zod";
import { render } from "@/lib/render/render-pool";
import { logosStage } from "./logos-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

const nothing = z.strictObject({});

export const guidelinesStage: Stage<z.infer<typeof nothing>> = {
  id: "guidelines",
  schema: nothing,
  async run({ brief, output }) {
    const [strategy, palette, typography, logo] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(logosStage),
    ]);
    return { output: {}, files: await render("guidelines", { brief, strategy, palette, typography, logo }) };
  },
};
