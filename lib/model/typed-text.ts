import { z } from "zod";
import { hasLoneSurrogate, hasStackedMarks, normalizeText } from "./text";

/**
 * Text that a person typed, normalized. `maxUnits` bounds it as it was sent, in UTF-16 units: white space and controls
 * are still in it, so leave room for them. Nothing that takes more time than reading is done to a longer text, or to one
 * with towers of marks.
 * @param normalize `normalizeLines` where line breaks say something
 */
export function typedText(maxUnits: number, error: string, wrongType = error, normalize = normalizeText) {
  return z
    .string({ error: wrongType })
    .max(maxUnits, { error, abort: true })
    .refine((text) => !hasLoneSurrogate(text), { error: "must be well-formed Unicode text", abort: true })
    .refine((text) => !hasStackedMarks(text), {
      error: "must not stack more than 30 marks on one letter",
      abort: true,
    })
    .transform(normalize);
}
