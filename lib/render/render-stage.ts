import type { StageId } from "@/lib/pipeline/graph";
import type { Ran } from "@/lib/pipeline/make-brand";
import type { InputOf, OutputOf, Refusal, Stage } from "@/lib/pipeline/stage";
import { renderMemo } from "./render-memo";
import { render } from "./render-pool";

type Rendered<S> = Promise<Ran<OutputOf<S>> | Refusal>;

/** Runs a stage in a render thread, with its files unless only the output is wanted. @throws what `render` throws */
export function renderStage<S extends Stage>(
  { id }: S,
  input: InputOf<S>,
  { files = true }: { files?: boolean } = {},
): Rendered<S> {
  return render("stage", { id: id as StageId, input, files }) as Rendered<S>;
}

/** The output of a stage as a preview, remembered: people try the same things again. @throws what `render` throws */
export function previewStage<S extends Stage>({ id }: S, input: InputOf<S>): Rendered<S> {
  return renderMemo("stage", { id: id as StageId, input, files: false }) as Rendered<S>;
}
