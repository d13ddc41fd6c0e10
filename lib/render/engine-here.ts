import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { fontVersions } from "@/lib/fonts/installed/font-versions";
import { readFont } from "@/lib/fonts/read-font";
import type { Engine } from "@/lib/pipeline/engine";
import { engineFunctions } from "@/lib/pipeline/engine-functions";
import type { StageId } from "@/lib/pipeline/graph";
import { type BrandRequest, type MadeBrand, makeBrand, type Ran } from "@/lib/pipeline/make-brand";
import type { InputOf, OutputOf, Refusal, Stage } from "@/lib/pipeline/stage";
import { checkedKit } from "./checked-kit";
import { kitTemplates } from "./kit-templates";

/** The engine in this thread, with the fonts and templates that are installed. */
export const engineHere: Engine = {
  ...engineFunctions,
  fonts: fontLibrary(),
  fontVersions,
  readFont,
  templates: kitTemplates,
  checkedKit,
};

/** Runs a stage in this thread, with its files unless only the output is wanted. */
export async function runStageHere<S extends Stage>(
  stage: S,
  input: InputOf<S>,
  { files = true, engine = engineHere }: { files?: boolean; engine?: Engine } = {},
): Promise<Ran<OutputOf<S>> | Refusal> {
  const result = await stage.run(input as never, engine);
  if (result.kind !== "made") return result;
  const { kind, output, archive } = result;
  return {
    kind,
    output: output as OutputOf<S>,
    files: files ? ((await result.files?.()) ?? []) : [],
    archive,
  };
}

/**
 * Makes a brand, or as much of it as is wanted, in this thread.
 * @throws when its brief chooses what there is not, or a check fails
 */
export async function makeBrandHere<Wanted extends StageId = StageId>(
  request: BrandRequest<Wanted>,
  options: { files?: boolean; engine?: Engine } = {},
): Promise<MadeBrand<Wanted>> {
  const brand = await makeBrand(request, (stage, input) => runStageHere(stage, input as never, options));
  if (brand.kind !== "made") throw new Error(`the brand cannot be made: ${JSON.stringify(brand)}`);
  return brand;
}
