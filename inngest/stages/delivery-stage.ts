import { NonRetriableError } from "inngest";
import { z } from "zod";
import { showVersion } from "@/lib/brand/show-version";
import { packageStage } from "./package-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";

const nothing = z.strictObject({});

/** The last stage: it ends the job. */
export const deliveryStage: Stage<z.infer<typeof nothing>> = {
  id: "delivery",
  schema: nothing,
  async run({ ref, output }) {
    const [strategy, palette, packed] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(packageStage),
    ]);
    if (!(await showVersion(ref, { strategy, palette, packed })))
      throw new NonRetriableError("the job has ended");
    return { output: {}, files: [] };
  },
};
