import { isDeepStrictEqual } from "node:util";
import type { DesignBrief } from "@/lib/model/brief.schema";

/** True when both briefs tell of the same business: names, marks and words made for one suit the other. */
export function isSameIdea(a: DesignBrief, b: DesignBrief): boolean {
  return isDeepStrictEqual(ideaOf(a), ideaOf(b));
}

function ideaOf({ businessIdea, targetAudience, style, features }: DesignBrief) {
  return { businessIdea, targetAudience, style, features };
}
