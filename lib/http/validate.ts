import type { z } from "zod";
import { invalidRequest } from "@/lib/errors";

const MAX_VIOLATIONS = 20;
/** Names of fields and what was sent may stand in a violation: as much of them as tells which are meant. */
const MAX_LENGTH = 300;

/**
 * The validated value.
 * @throws AppError VALIDATION_ERROR with the first violation in schema order in `details`, the first
 * twenty in `details.errors`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.slice(0, MAX_VIOLATIONS).map((issue) => ({
    field: shortened(issue.path.map(String).join(".")) || "body",
    constraint: shortened(issue.message),
  }));
  const [first = { field: "body", constraint: "is not valid" }, ...others] = violations;
  throw invalidRequest([first, ...others]);
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
}
