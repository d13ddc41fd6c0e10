import { inngest } from "@/inngest/client";
import { generationCancelled, generationRequested } from "@/inngest/events";
import { componentsStage } from "@/inngest/stages/components-stage";
import { deliveryStage } from "@/inngest/stages/delivery-stage";
import { documentationStage } from "@/inngest/stages/documentation-stage";
import { guidelinesStage } from "@/inngest/stages/guidelines-stage";
import { logosStage } from "@/inngest/stages/logos-stage";
import { packageStage } from "@/inngest/stages/package-stage";
import { paletteStage } from "@/inngest/stages/palette-stage";
import { runStage } from "@/inngest/stages/run-stage";
import { strategyStage } from "@/inngest/stages/strategy-stage";
import { tokensStage } from "@/inngest/stages/tokens-stage";
import { typographyStage } from "@/inngest/stages/typography-stage";
import { verifyStage } from "@/inngest/stages/verify-stage";
import { env, usesInngest } from "@/lib/env";
import { giveUp } from "./give-up";

/** The five phases of a generation. */
export const generateBrand = inngest.createFunction(
  {
    id: "generate-brand",
    triggers: [{ event: generationRequested.name }],
    cancelOn: [{ event: generationCancelled.name, match: "data.jobId" }],
    retries: 3,
    // Over all processes. It limits steps, of which Inngest prefers those of the oldest run: so the first brand of many is
    // ready early, and few are in memory at once. The embedded engine has its own places.
    ...(usesInngest() && { concurrency: { limit: env().INNGEST_CONCURRENCY } }),
    onFailure: ({ event, step }) => step.run("give-up", () => giveUp(event.data.event.data)),
  },
  async ({ event, step }) => {
    const ref = generationRequested.data.parse(event.data);

    await step.run("strategy", () => runStage(strategyStage, ref));

    await Promise.all([
      step.run("palette", () => runStage(paletteStage, ref)),
      step.run("typography", () => runStage(typographyStage, ref)),
    ]);
    await Promise.all([
      step.run("logos", () => runStage(logosStage, ref)),
      step.run("tokens", () => runStage(tokensStage, ref)),
    ]);

    await Promise.all([
      step.run("components", () => runStage(componentsStage, ref)),
      step.run("guidelines", () => runStage(guidelinesStage, ref)),
    ]);
    await step.run("documentation", () => runStage(documentationStage, ref));

    await step.run("verify", () => runStage(verifyStage, ref));
    await step.run("package", () => runStage(packageStage, ref));

    await step.run("delivery", () => runStage(deliveryStage, ref));
  },
);
