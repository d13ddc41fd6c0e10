import type { DesignBrief } from "@/lib/model/brief.schema";
import { makeBrandHere } from "@/lib/render/engine-here";
import type { ShowcaseInput } from "./showcase-input";

/** What a showcase is made of, of a brand that the engine made in this thread without its files. */
export async function showcaseInput(brief: Partial<DesignBrief> = {}, seed = 7): Promise<ShowcaseInput> {
  const { outputs } = await makeBrandHere(
    {
      brief: {
        businessIdea: "A bakery that delivers sourdough bread by bicycle",
        targetAudience: "Families in the old town",
        style: "modern",
        techStack: "react",
        features: [],
        ...brief,
      },
      seed,
      until: ["strategy", "palette", "typography", "logos"],
    },
    { files: false },
  );
  const { strategy, palette, typography, logos: logo } = outputs;
  const verification = {
    passed: true,
    checks: [
      { id: "contrast-light", label: "Contrast", status: "passed" as const, figure: "", failures: [] },
    ],
  };
  return { strategy, palette, typography, logo, verification, files: [], packageBytes: null };
}
