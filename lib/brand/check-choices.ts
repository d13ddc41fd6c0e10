import { AppError } from "@/lib/errors";
import type { DesignBrief } from "@/lib/model/brief.schema";
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
  try {
    const { brief } = choices.mark
      ? { ...(await previewDesign(base, next.brief)), brief: next.brief }
      : await previewSettled(base, next.brief);
    return { ...next, brief };
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    const field = choices.mark ? "choices.mark" : choices.ownMark ? "choices.ownMark" : "choices.pair";
    throw refusal(field, error);
  }
}

/**
 * The design of a brief, and the brief as it can be made: a mark that is not among those for its name and typefaces is
 * let go.
 * @throws AppError VALIDATION_ERROR for a pair or a mark of the person's own that cannot be used.
 */
export async function previewSettled(
  base: BaseVersion,
  brief: DesignBrief,
): Promise<{ design: Design; brief: DesignBrief }> {
  try {
    return { design: await previewDesign(base, brief), brief };
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    if (!brief.choices?.mark) throw refusal("choices", error);
    const { mark: _, ...choices } = brief.choices;
    return previewSettled(base, { ...brief, choices });
  }
}

function refusal(field: string, { message }: RangeError): AppError {
  return new AppError("VALIDATION_ERROR", `${field}: ${message}.`, {
    details: { field, constraint: message },
  });
}

/** Errors of the render threads are copies, which keep their name. */
function isOutOfRange(error: unknown): error is RangeError {
  return error instanceof Error && error.name === "RangeError";
}
