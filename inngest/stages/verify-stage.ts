import { NonRetriableError } from "inngest";
import { type Verification, verificationSchema } from "@/lib/model/verification.schema";
import { render } from "@/lib/render/render-pool";
import { guidelinesStage } from "./guidelines-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

export const verifyStage: Stage<Verification> = {
  id: "verify",
  schema: verificationSchema,
  async run({ brief, output, files }) {
    const [strategy, palette, typography, { texts }, written] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(guidelinesStage),
      files(),
    ]);
    const { businessIdea, targetAudience, features, techStack } = brief;
    const verification = await render("verify", {
      brief: { businessIdea, targetAudience, features, techStack },
      strategy,
      palette,
      typography,
      guidelinesTexts: texts,
      files: written,
    });
    // The same files fail in the same way however often they are measured.
    if (!verification.passed) throw new NonRetriableError(`checks failed: ${failedChecks(verification)}`);
    return { output: verification, files: [] };
  },
};

function failedChecks({ checks }: Verification): string {
  return checks
    .filter((check) => check.status === "failed")
    .map(({ id, failures }) => `${id} (${failures.slice(0, 3).join("; ")})`)
    .join(", ");
}
