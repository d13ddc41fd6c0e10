import { z } from "zod";
import { render } from "@/lib/render/render-pool";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

/** The tokens are their files; later stages need nothing else of them. */
const nothing = z.strictObject({});

export const tokensStage: Stage<z.infer<typeof nothing>> = {
  id: "tokens",
  schema: nothing,
  async run({ output }) {
    const [strategy, palette, typography] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
    ]);
    return { output: {}, files: await render("tokens", { strategy, palette, typography }) };
  },
};
