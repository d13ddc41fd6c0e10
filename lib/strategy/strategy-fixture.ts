import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { makeStrategy } from "./make-strategy";
import type { Strategy } from "./strategy.schema";

/** The strategy of a brand whose customer named it "Zyx". */
export function strategyOf(businessIdea: string, targetAudience: string, seed = 1): Strategy {
  const brief: DesignBrief = designBriefSchema.parse({
    businessIdea,
    targetAudience,
    style: "modern",
    techStack: "react",
    features: [],
    name: "Zyx",
  });
  return makeStrategy({ brief, seed });
}
