import { expect, test } from "vitest";
import { z } from "zod";
import type { AppError } from "@/lib/errors";
import { validate } from "./validate";

function refusal(schema: z.ZodType, input: unknown): AppError {
  try {
    validate(schema, input);
  } catch (error) {
    return error as AppError;
  }
  throw new Error("nothing was refused");
}

test("at most twenty violations are told, the first by itself", () => {
  const { details } = refusal(z.object({ a: z.array(z.int()) }), { a: Array(1_000).fill("x") });
  expect(details).toMatchObject({ field: "a.0", errors: { length: 20 } });
});

test("what was sent is not sent back: names of fields and messages are cut", () => {
  const long = "x".repeat(500_000);
  for (const [schema, input] of [
    [z.record(z.string(), z.int()), { [long]: "x" }],
    [z.strictObject({}), { [long]: 1 }],
    [z.string().refine(() => false, { error: ({ input }) => `not ${input}` }), long],
  ] as const) {
    const { message, details } = refusal(schema, input);
    expect(message.length + JSON.stringify(details).length).toBeLessThan(2_000);
  }
});
