import type { DesignBrief } from "@/lib/model/brief.schema";
import { makeBrandHere } from "./engine-here";

/** A brief for tests whose words do not matter. */
export const MADE_BRIEF: DesignBrief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "react",
  features: ["shop"],
};

export type MadeBrand = Awaited<ReturnType<typeof makeBrand>>;

/** A whole brand up to its verification, by the engine in this thread: what the stages make, without a database. */
export async function makeBrand(brief: DesignBrief = MADE_BRIEF, seed = 7) {
  const until = [
    "strategy",
    "palette",
    "typography",
    "logos",
    "components",
    "guidelines",
    "documentation",
  ] as const;
  const { outputs, files } = await makeBrandHere({ brief, seed, until });
  const { strategy, palette, typography, logos: logo, guidelines } = outputs;
  return { brief, seed, strategy, palette, typography, logo, guidelinesTexts: guidelines.texts, files };
}
