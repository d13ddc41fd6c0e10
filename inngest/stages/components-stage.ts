import { z } from "zod";
import { isKitInput } from "@/lib/kit/kit-files";
import { render } from "@/lib/render/render-pool";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

/** The components are their files; later stages need nothing else of them. */
const nothing = z.strictObject({});

export const componentsStage: Stage<z.infer<typeof nothing>> = {
  id: "components",
  schema: nothing,
  async run({ brief, output, files }) {
    const [strategy, typography, written] = await Promise.all([
      output(strategyStage),
      output(typographyStage),
      files(),
    ]);
    const request = {
      stack: brief.techStack,
      strategy,
      typography,
      // Only what the project copies crosses to the render thread.
      files: written.filter(({ path }) => isKitInput(path)),
    };
    return { output: {}, files: await render("components", request) };
  },
};
