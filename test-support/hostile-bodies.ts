import { z } from "zod";
import { MAX_BODY_BYTES } from "@/lib/http/read-body";
import type { JsonSchema } from "@/lib/openapi/document";
import { boundSchema } from "@/scripts/openapi/bound-schema";

/** What a body may have; a little is left for the names around a value. */
const MAX_BYTES = MAX_BODY_BYTES - 2_000;

export interface HostileBody {
  name: string;
  text: string;
}

/** Texts without end, of characters that something or other has trouble with. */
const UNITS: readonly (readonly [string, string])[] = [
  ["letters", "a"],
  ["spaces", " "],
  ["marks of one class", "\u0301"],
  ["digits", "0"],
  ["emoji", "👩‍👩‍👧‍👦"],
  ["hyphens", "a-"],
  ["dots and at signs", "a@a."],
  ["brackets", "[{"],
  ["markup", "<svg "],
  ["escapes", "\\u0000"],
  ["hexadecimal digits", "0x"],
];

/** Values in place of a field, as JSON: too long, too many, too deep. */
const VALUES: readonly (readonly [string, (room: number) => string])[] = [
  ...UNITS.map(([name, unit]): readonly [string, (room: number) => string] => [
    `a text of ${name}`,
    (room) =>
      `"${unit.includes("\\") ? repeated(unit, room) : JSON.stringify(repeated(unit, room)).slice(1, -1).slice(0, room)}"`,
  ]),
  ["marks of two classes", (room) => `"a${"\u0301".repeat(room / 4)}${"\u0316".repeat(room / 4)}"`],
  ["a list of numbers", (room) => `[${"0,".repeat(room / 2)}0]`],
  [
    "a list of texts that the scan lets pass",
    (room) => `[${Array(Math.min(1_900, Math.floor(room / 503))).fill(`"${"x".repeat(500)}"`)}]`,
  ],
  [
    "a list of objects",
    (room) => `[${Array(Math.min(600, Math.floor(room / 1_520))).fill(`{"svg":"${"<g>".repeat(500)}"}`)}]`,
  ],
  ["lists in lists", (room) => `${"[".repeat(room / 2)}${"]".repeat(room / 2)}`],
  [
    "lists as deep as is allowed",
    (room) => `${"[".repeat(60)}"${"x".repeat(Math.max(0, room - 200))}"${"]".repeat(60)}`,
  ],
  ["objects in objects", (room) => `${'{"a":'.repeat(room / 6)}0${"}".repeat(room / 6)}`],
  ["many fields", (room) => `{${Array.from({ length: room / 11 }, (_, index) => `"f${index}":0`)}}`],
  [
    "long names of fields",
    (room) =>
      `{${Array.from({ length: Math.min(1_900, room / 510) }, (_, index) => `"${"n".repeat(500)}${index}":0`)}}`,
  ],
  ["a long number", (room) => "9".repeat(room)],
  ["null", () => "null"],
];

const repeated = (unit: string, room: number) => unit.repeat(Math.floor(room / Buffer.byteLength(unit)));

/**
 * Bodies for a route: the largest that its schema takes, filled up to a megabyte with what it ignores, and, for each
 * field, what is too long, too many or too deep.
 */
export function hostileBodies(schema: z.ZodType, random: () => number): (() => HostileBody)[] {
  const json = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: boundSchema,
  }) as JsonSchema;
  const valid = largest(json, random);
  const filled = () => {
    const text = JSON.stringify(valid);
    const ignored = `"ignored":"${"x".repeat(Math.max(0, MAX_BYTES - Buffer.byteLength(text)))}"`;
    return text === "{}" ? `{${ignored}}` : `${text.slice(0, -1)},${ignored}}`;
  };
  const room = MAX_BYTES - Buffer.byteLength(JSON.stringify(valid));
  const places = [[], ...placesOf(json)];
  return [
    () => ({ name: "the largest that is valid", text: filled() }),
    ...places.flatMap((place) =>
      VALUES.map(([name, value]) => () => ({
        name: `${name} as ${place.join(".") || "the body"}`,
        text:
          place.length === 0
            ? value(MAX_BYTES)
            : JSON.stringify(withMark(valid, place)).replace(`"${MARK}"`, () => value(room)),
      })),
    ),
  ];
}

const MARK = "\u2318here\u2318";

function withMark(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return MARK;
  const known = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return { ...known, [name]: withMark((known as Record<string, unknown>)[name], rest) };
}

function placesOf(schema: JsonSchema): string[][] {
  const objects = [schema, ...(schema.anyOf ?? [])];
  return objects.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => [
      [name],
      ...placesOf(inner).map((place) => [name, ...place]),
    ]),
  );
}

/** The largest value that a schema takes, as far as its bounds say; a pattern is not looked at. */
function largest(schema: JsonSchema, random: () => number): unknown {
  if (schema.enum) return schema.enum[Math.floor(random() * schema.enum.length)];
  if (schema.const !== undefined) return schema.const;
  const inner = schema.anyOf ?? schema.oneOf;
  if (inner) return largest(inner[0]!, random);
  const type = [schema.type].flat()[0];
  if (type === "string") return textOf(schema, random);
  if (type === "integer" || type === "number") return schema.maximum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") {
    if (schema.prefixItems) return schema.prefixItems.map((item) => largest(item, random));
    const count = Math.min(schema.maxItems ?? 1, 50);
    return Array.from({ length: count }, () => largest(schema.items ?? {}, random));
  }
  if (type === "object") {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, largest(part, random)]),
    );
  }
  return null;
}

function textOf({ maxLength = 100, format, pattern }: JsonSchema, random: () => number): string {
  if (format === "email") return "ada@example.com";
  if (format === "uri") return `https://example.com/${"x".repeat(200)}`;
  if (format === "date-time") return "2030-01-01T00:00:00Z";
  if (format === "uuid") return crypto.randomUUID();
  if (pattern?.includes("0x")) return `0x${"ab".repeat(20)}`;
  if (pattern?.includes("#")) return "#aabbcc";
  // Long ones in single bytes: the whole must not be refused for its size alone.
  const letters = maxLength > 2_000 ? "a" : ["a", "ß", "字", "é "][Math.floor(random() * 4)]!;
  return letters.repeat(Math.ceil(Math.min(maxLength, 20_000) / letters.length)).slice(0, maxLength);
}
