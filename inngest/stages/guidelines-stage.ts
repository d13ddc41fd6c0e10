import { z } from "zod";
import { render } from "@/lib/render/render-pool";
import { logosStage } from "./logos-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

const printed = z.strictObject({
  /** What a reader must find on each page of the book. */
  texts: z.array(z.array(z.string())),
});

export const guidelinesStage: Stage<z.infer<typeof printed>> = {
  id: "guidelines",
  schema: printed,
  async run({ brief, output }) {
    const [strategy, palette, typography, logo] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(logosStage),
    ]);
    const { files, texts } = await render("guidelines", { brief, strategy, palette, typography, logo });
    return { output: { texts: texts.map((page) => [...page]) }, files };
  },
};
