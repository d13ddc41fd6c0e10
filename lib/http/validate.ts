import type { z } from "zod";
import { AppError } from "@/lib/errors";

interface Violation {
  field: string;
  constraint: string;
}

/**
 * The validated value.
 * @throws AppError VALIDATION_ERROR with the first violation in schema order in `details`, all in `details.errors`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(
    (issue): Violation => ({ field: issue.path.join(".") || "body", constraint: issue.message }),
  );
  const first = errors[0] ?? { field: "body", constraint: "is not valid" };
  throw new AppError("VALIDATION_ERROR", `${first.field}: ${first.constraint}.`, {
    details: { ...first, errors },
  });
}
