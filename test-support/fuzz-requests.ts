import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { JsonSchema, OpenApiDocument, ParameterObject } from "@/lib/openapi/document";

export interface FuzzRequest {
  /** "POST /v1/brands" */
  operation: string;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Parameters and body are what the document asks for. */
  isValid: boolean;
}

/** Ids that there are, by the parameter they are given for, so that requests get past the first look-up. */
export type KnownIds = (operation: { method: string; path: string }, name: string) => string[];

const MAX_TEXT = 600;
/** Shares of the parts that are made by the schema; the rest is anything. */
const [VALID_WEIGHT, BROKEN_WEIGHT] = [5, 2];

/** Requests to every operation of the document in equal shares; the same seed gives the same requests. */
export function fuzzRequests(
  document: OpenApiDocument,
  count: number,
  seed: number,
  known: KnownIds,
): FuzzRequest[] {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((method) => ({ path, method })),
  );
  const each = Math.ceil(count / operations.length);
  return operations
    .flatMap(({ path, method }, index) =>
      fc.sample(requestTo(document, path, method, known), { numRuns: each, seed: seed + index }),
    )
    .map((request, index, all) => ({ request, order: (index * 7919) % all.length }))
    .sort((a, b) => a.order - b.order)
    .map(({ request }) => request);
}

function requestTo(
  document: OpenApiDocument,
  path: string,
  method: string,
  known: KnownIds,
): fc.Arbitrary<FuzzRequest> {
  const operation = document.paths[path]![method]!;
  const parameters = operation.parameters ?? [];
  const schemas = document.components.schemas;
  const content = operation.requestBody?.content["application/json"];
  const ajv = new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: true });
  const validBody: ValidateFunction | null = content
    ? ajv.compile({ ...content.schema, components: document.components })
    : null;
  const body = content ? bodyText(content.schema, schemas) : fc.constant(undefined);
  const values = fc.tuple(
    ...parameters.map((parameter) => parameterValue(parameter, { method, path }, schemas, known)),
  );
  return fc.tuple(values, body, fc.nat(30)).map(([given, text, oddity]) => {
    const named = parameters.map((parameter, index) => ({ ...parameter, value: given[index] }));
    const query = new URLSearchParams(
      named.flatMap(({ in: place, name, value }) =>
        place === "query" && value !== undefined ? [[name, value]] : [],
      ),
    );
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(named.find((one) => one.in === "path" && one.name === name)?.value ?? "x"),
    );
    const headers = Object.fromEntries(
      named.flatMap(({ in: place, name, value }) =>
        place === "header" && value !== undefined && /^[\x20-\x7e]*$/.test(value)
          ? [[name.toLowerCase(), value]]
          : [],
      ),
    );
    if (text !== undefined)
      headers["content-type"] = oddity === 0 ? "text/plain" : "application/json; charset=utf-8";
    const isMissing = (text === undefined || text === "") && operation.requestBody?.required;
    return {
      operation: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: query.size > 0 ? `${address}?${query}` : address,
      headers,
      body: text,
      isValid:
        !isMissing &&
        headers["content-type"] !== "text/plain" &&
        named.every(({ schema, value }) => value === undefined || isValue(ajv, schema, value)) &&
        (text === undefined || text === "" || bodyFits(validBody, text)),
    };
  });
}

function isValue(ajv: Ajv2020, schema: JsonSchema, value: string): boolean {
  const isNumber = schema.type === "integer" || schema.type === "number";
  return ajv.validate(schema, isNumber && value.trim() !== "" ? Number(value) : value);
}

function bodyFits(validate: ValidateFunction | null, text: string): boolean {
  try {
    return validate?.(JSON.parse(text)) ?? false;
  } catch {
    return false;
  }
}

function parameterValue(
  { name, in: place, required, schema }: ParameterObject,
  at: { method: string; path: string },
  schemas: Record<string, JsonSchema>,
  known: KnownIds,
): fc.Arbitrary<string | undefined> {
  const ids = place === "path" ? known(at, name) : [];
  const fitting = valueFor(schema, schemas).map(String);
  const anything = fc.string({ unit: place === "header" ? "grapheme-ascii" : "binary", maxLength: 300 });
  return fc.oneof(
    ...(ids.length > 0 ? [{ arbitrary: fc.constantFrom(...ids), weight: VALID_WEIGHT }] : []),
    { arbitrary: fitting, weight: VALID_WEIGHT },
    ...(required ? [] : [{ arbitrary: fc.constant(undefined), weight: VALID_WEIGHT }]),
    { arbitrary: anything.map((text) => text || "x"), weight: 1 },
  );
}

function bodyText(schema: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<string> {
  const valid = valueFor(schema, schemas);
  const json = (value: unknown) => JSON.stringify(value) ?? "null";
  const broken = fc.tuple(valid, fc.nat(20), fc.jsonValue()).map(([value, index, other]) => {
    if (typeof value !== "object" || value === null) return json(other);
    const names = Object.keys(value);
    return json({ ...value, [names[index % Math.max(1, names.length)] ?? "x"]: other });
  });
  return fc.oneof(
    { arbitrary: valid.map(json), weight: VALID_WEIGHT },
    { arbitrary: broken, weight: BROKEN_WEIGHT },
    { arbitrary: fc.jsonValue().map(json), weight: 1 },
    { arbitrary: fc.string({ unit: "binary", maxLength: 200 }), weight: 1 },
  );
}

/** A value that the schema allows. */
function valueFor(given: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const name = given.$ref?.split("/").at(-1);
  const schema = name === undefined ? given : (schemas[name] ?? {});
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((one) => valueFor(one, schemas)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valueFor({ ...schema, type }, schemas)));
  }
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -0x7fff_ffff),
        max: Math.min(schema.maximum ?? 0xffff, 0x7fff_ffff),
      });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((item) => valueFor(item, schemas)))
        : fc.array(valueFor(schema.items ?? {}, schemas), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.min(schema.maxItems ?? 8, 8),
          });
    case "object":
      return objectOf(schema, schemas);
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: JsonSchema, schemas: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const { properties, additionalProperties, propertyNames } = schema;
  if (!properties) {
    const key = propertyNames ? valueFor(propertyNames, schemas).map(String) : fc.string({ maxLength: 20 });
    const value =
      typeof additionalProperties === "object" ? valueFor(additionalProperties, schemas) : fc.jsonValue();
    return fc.dictionary(key, value, { maxKeys: 4 });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([field, inner]) => [field, valueFor(inner, schemas)]),
  );
  return fc.record(fields, { requiredKeys: schema.required ?? [] });
}

function textOf({ format, pattern, minLength = 0, maxLength = MAX_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format === "uuid") return fc.uuid();
  if (format === "uri") return fc.webUrl();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const most = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  const size = { minLength, maxLength: most };
  return fc.oneof(
    fc.constantFrom(
      ...[
        "A tea house by the river",
        "Ein Café für Fahrräder",
        "自転車の修理屋さんです。町の皆さん",
        "تصليح الدراجات في المدينة",
      ].map((text) => text.slice(0, most).padEnd(minLength, "x")),
    ),
    fc.string({ ...size, unit: "grapheme-ascii" }),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.floor(most / 4)), unit: "grapheme" }),
    fc.string({ ...size, unit: "binary" }),
  );
}
