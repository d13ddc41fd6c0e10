import { inngest } from "@/inngest/client";
import { variantsRequested } from "@/inngest/events";
import { drawVariant, finishVariants, giveUpVariants } from "@/lib/experiments/draw-variants";
import { ARMS } from "@/lib/variants/axes";

/** Draws the designs of a set, side by side, then what compares and tests them. */
export const drawVariants = inngest.createFunction(
  {
    id: "draw-variants",
    triggers: [{ event: variantsRequested.name }],
    retries: 2,
    onFailure: ({ event, step }) =>
      step.run("give-up", () => giveUpVariants(variantsRequested.data.parse(event.data.event.data))),
  },
  async ({ event, step }) => {
    const ref = variantsRequested.data.parse(event.data);
    const variants = await Promise.all(
      ARMS.map((arm) => step.run(`design-${arm}`, () => drawVariant(ref, arm))),
    );
    await step.run("finish", () => finishVariants(ref, variants));
  },
);
