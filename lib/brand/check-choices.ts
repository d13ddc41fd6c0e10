import { AppError } from "@/lib/errors";
import type { RegenerateRequest } from "./brand-changes.schema";
import type { BaseVersion } from "./find-base";
import type { NextBrief } from "./next-brief";
import { previewDesign } from "./preview-design";

/**
 * The brief, when the marks and pairs that it chooses are there: a job must not fail for a choice that can be refused. A
 * mark that was chosen for another name and is not there for the new one gives way.
 * @throws AppError VALIDATION_ERROR for a mark or a pair that this request chose.
 */
export async function checkChoices(
  base: BaseVersion,
  next: NextBrief,
  { choices }: RegenerateRequest,
): Promise<NextBrief> {
  const { mark, ownMark, pair } = next.brief.choices ?? {};
  if (!mark && !ownMark && !pair) return next;
  try {
    await previewDesign(base, next.brief);
    return next;
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    if (mark && !choices.mark) return checkChoices(base, withoutMark(next), { choices } as RegenerateRequest);
    const field = choices.ownMark
      ? "choices.ownMark"
      : choices.pair && !choices.mark
        ? "choices.pair"
        : "choices.mark";
    throw new AppError("VALIDATION_ERROR", `${field}: ${error.message}.`, {
      details: { field, constraint: error.message },
      cause: error,
    });
  }
}

function withoutMark({ brief, changes }: NextBrief): NextBrief {
  const { mark: _, ...choices } = brief.choices ?? {};
  return { brief: { ...brief, choices }, changes };
}

/** Errors of the render threads are copies, which keep their name. */
export function isOutOfRange(error: unknown): error is RangeError {
  return error instanceof Error && error.name === "RangeError";
}
