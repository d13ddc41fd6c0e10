import type { z } from "zod";
import type { JsonSchema } from "@/lib/openapi/document";

/** No text of an answer is longer, and no list has more entries: bodies are bounded by what a package holds. */
const MAX_TEXT = 4_194_304;
const MAX_LIST = 100_000;
/** Of a value of an enumeration that answers may add to. */
const MAX_NAME = 64;

/**
 * For every part of a schema, as zod has made it: every text, list and whole number gets its bounds, ids and times are said
 * by their format alone. For `override` of `z.toJSONSchema` and of zod-openapi.
 */
export function boundSchema({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as JsonSchema;
  const is = (type: string) => [schema.type].flat().includes(type);
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  if (is("string") && !isFixed) {
    // The patterns that zod gives ids and times say no more than their format.
    if (schema.format === "uuid" || schema.format === "date-time") delete schema.pattern;
    schema.maxLength ??= FORMAT_LENGTHS[schema.format ?? ""] ?? fixedLength(schema.pattern) ?? MAX_TEXT;
  }
  if (is("array")) schema.maxItems ??= schema.prefixItems?.length ?? MAX_LIST;
  if (is("integer")) {
    schema.minimum ??= Number.MIN_SAFE_INTEGER;
    schema.maximum ??= Number.MAX_SAFE_INTEGER;
    schema.format ??= "int64";
  }
}

/**
 * The same for what is published: objects are open, because fields may be added, and so are enumerations of answers, because
 * values may be. `x-extensible-enum` lists the values of today: a client that knows no more than these must take others.
 */
export function publishedSchema(part: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: object;
  io: "input" | "output";
}): void {
  const schema = part.jsonSchema as JsonSchema;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (part.io === "output" && schema.enum && [schema.type].flat().includes("string")) {
    schema["x-extensible-enum"] = schema.enum;
    delete schema.enum;
    schema.maxLength = MAX_NAME;
  }
  boundSchema(part);
  sayNullByType(schema);
}

/** A text or null is one type of two for zod, and alternatives as soon as the text has a bound: clients know the former. */
function sayNullByType(schema: JsonSchema): void {
  const [text, nothing, ...more] = schema.anyOf ?? [];
  const isPlain = text?.type === "string" && Object.keys(text).every((key) => /^(type|maxLength)$/.test(key));
  if (!isPlain || text.maxLength !== MAX_TEXT || nothing?.type !== "null" || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, { type: ["string", "null"], maxLength: MAX_TEXT });
}

const FORMAT_LENGTHS: Record<string, number> = { uuid: 36, "date-time": 40, uri: 2048, email: 254 };

/** Length of every text that a pattern without choices and open ends matches. */
function fixedLength(pattern: string | undefined): number | undefined {
  if (!pattern?.startsWith("^") || !pattern.endsWith("$")) return undefined;
  let rest = pattern.slice(1, -1);
  let length = 0;
  while (rest !== "") {
    const unit = /^(\[[^\]]*\]|\\.|[^\\[\](){}*+?|.])(?:\{(\d+)\})?/.exec(rest);
    if (!unit) return undefined;
    length += Number(unit[2] ?? 1);
    rest = rest.slice(unit[0].length);
  }
  return length;
}
