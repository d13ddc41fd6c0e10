import type { z } from "zod";
import { AppError } from "@/lib/errors";

const MAX_VIOLATIONS = 20;
/** Names of fields and what was sent may stand in a violation: as much of them as tells which are meant. */
const MAX_LENGTH = 300;

interface Violation {
  field: string;
  constraint: string;
}

/**
 * The validated value.
 * @throws AppError VALIDATION_ERROR with the first violation in schema order in `details`, the first
 * twenty in `details.errors`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, MAX_VIOLATIONS).map(
    (issue): Violation => ({
      field: shortened(issue.path.map(String).join(".")) || "body",
      constraint: shortened(issue.message),
    }),
  );
  const first = errors[0] ?? { field: "body", constraint: "is not valid" };
  throw new AppError("VALIDATION_ERROR", `${first.field}: ${first.constraint}.`, {
    details: { ...first, errors },
  });
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
}
