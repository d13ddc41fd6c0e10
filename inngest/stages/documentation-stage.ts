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
  async run({ brief, output, paths }) {
    const [strategy, palette, typography, logo, written] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(logosStage),
      paths(),
    ]);
    const brand = { strategy, palette, typography, logo };
    const site = await render("docsSite", { brief, ...brand, paths: written });
    const all = [...written, ...site.map(({ path }) => path)].sort();
    const readme = await render("readme", { ...brand, paths: all });
    return { output: {}, files: [...site, readme] };
  },
};
