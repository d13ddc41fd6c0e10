import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { StageId } from "@/lib/pipeline/graph";
import type { Ran } from "@/lib/pipeline/make-brand";
import type { VersionSoFar } from "@/lib/pipeline/reading";
import { deliver } from "./deliver";
import { drawUnlikeOthers } from "./draw-unlike-others";
import { writeStrategy } from "./write-strategy";

/** What a step knows of its job beside the input of its stage. */
export interface StepContext {
  ref: GenerationRequested;
  brief: DesignBrief;
  /** Unsigned 32-bit. */
  seed: number;
  /** What an earlier stage of this version left. */
  outputOf: VersionSoFar["outputOf"];
  /** Runs the stage in a render thread; for another brief when one is given. @throws NonRetriableError when it refuses */
  run(brief?: DesignBrief): Promise<Ran>;
}

/** Steps that look at other brands, ask somebody, or tell somebody, around the run of their stage. */
export const EFFECTS: { readonly [Id in StageId]?: (context: StepContext) => Promise<Ran> } = {
  strategy: writeStrategy,
  logos: drawUnlikeOthers,
  delivery: deliver,
};
