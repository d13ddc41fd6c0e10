import { z } from "zod";
import { render } from "@/lib/render/render-pool";
import { logosStage } from "./logos-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

const nothing = z.strictObject({});

export const documentationStage: Stage<z.infer<typeof nothing>> = {
  id: "documentation",
  schema: nothing,
  async run({ output, paths }) {
    const [strategy, palette, typography, logo, written] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(logosStage),
      paths(),
    ]);
    const readme = await render("readme", { strategy, palette, typography, logo, paths: written });
    return { output: {}, files: [readme] };
  },
};
