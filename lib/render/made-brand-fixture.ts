import type { DesignBrief } from "@/lib/model/brief.schema";
import { type StageId, stagesBefore } from "@/lib/pipeline/graph";
import { type BrandRequest, makeBrand as runGraph } from "@/lib/pipeline/make-brand";
import { verify } from "@/lib/pipeline/stages/verify";
import { runStageHere } from "./engine-here";
import { rememberedStage } from "./remembered-stages-fixture";

/** A brief for tests whose words do not matter. */
export const MADE_BRIEF: DesignBrief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "react",
  features: ["shop"],
};

export type MadeBrand = Awaited<ReturnType<typeof makeBrand>>;

/** A brand, or as much of it as is wanted: in this thread, but for the stages that this run of the tests remembers. */
export async function rememberedBrand<Wanted extends StageId>(
  request: BrandRequest<Wanted>,
  { files = true } = {},
) {
  const made = await runGraph(request, (stage, input) =>
    rememberedStage({ id: stage.id as StageId, input, files }, () =>
      runStageHere(stage, input as never, { files }),
    ),
  );
  if (made.kind !== "made") throw new Error(`the brand cannot be made: ${JSON.stringify(made)}`);
  return made;
}

/** A whole brand up to its verification, by the engine in this thread: what the stages make, without a database. */
export async function makeBrand(brief: DesignBrief = MADE_BRIEF, seed = 7) {
  const until = stagesBefore(verify).map(({ id }) => id as StageId);
  const made = await rememberedBrand({ brief, seed, until });
  const { strategy, palette, typography, logos: logo, applications, guidelines } = made.outputs;
  return {
    brief,
    seed,
    strategy,
    palette,
    typography,
    logo,
    scenes: applications.scenes,
    guidelinesTexts: guidelines.texts,
    files: made.files,
  };
}
