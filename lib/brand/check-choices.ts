import { invalidField } from "@/lib/errors";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { refusalText } from "@/lib/pipeline/refusal-text";
import type { BaseVersion } from "./find-base";
import type { NextBrief, PlannedChange } from "./next-brief";
import { type Design, previewDesign } from "./preview-design";

/**
 * The brief, when the marks and pairs that it chooses are there: a job must not fail for a choice that can be refused. A
 * mark that was chosen for another name and is not there for the new one gives way.
 * @throws AppError VALIDATION_ERROR for a mark or a pair that this request chose.
 */
export async function checkChoices(
  base: BaseVersion,
  next: NextBrief,
  { choices }: Pick<PlannedChange, "choices">,
): Promise<NextBrief> {
  const { mark, ownMark, pair } = next.brief.choices ?? {};
  if (!mark && !ownMark && !pair) return next;
  if (!choices.mark) return { ...next, brief: (await previewSettled(base, next.brief)).brief };
  const design = await previewDesign(base, next.brief);
  if (design.kind === "design") return next;
  throw invalidField(design.kind === "unknown-pair" ? "choices.pair" : "choices.mark", refusalText(design));
}

/**
 * The design of a brief, and the brief as it can be made: a mark that is not among those for its name and typefaces is
 * let go.
 * @throws AppError VALIDATION_ERROR for a pair that there is not.
 */
export async function previewSettled(
  base: BaseVersion,
  brief: DesignBrief,
): Promise<{ design: Design; brief: DesignBrief }> {
  const design = await previewDesign(base, brief);
  if (design.kind === "design") return { design, brief };
  if (design.kind !== "unknown-mark") throw invalidField("choices", refusalText(design));
  const { mark: _, ...choices } = brief.choices ?? {};
  return previewSettled(base, { ...brief, choices });
}
