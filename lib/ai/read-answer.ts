import type { z } from "zod";

export type Answer<Output> =
  | { kind: "valid"; output: Output }
  | { kind: "malformed-json" }
  /** Paths and rules of the schema that do not hold; nothing of the answer itself. */
  | { kind: "schema-mismatch"; problems: string[] };

const PROBLEMS_MAX = 8;

/** Reads a model's text as JSON of a schema; a code fence or a sentence around the object does not matter. */
export function readAnswer<Output>(text: string, schema: z.ZodType<Output>): Answer<Output> {
  const json = parse(text) ?? parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  if (json === undefined) return { kind: "malformed-json" };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { kind: "valid", output: parsed.data };
  const problems = parsed.error.issues
    .slice(0, PROBLEMS_MAX)
    .map(({ path, code }) => `${path.join(".") || "the whole"}: ${code.replaceAll("_", " ")}`);
  return { kind: "schema-mismatch", problems };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
