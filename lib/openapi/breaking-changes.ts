import type { JsonSchema } from "./json-schema";
import type { OpenApiDocument, OperationObject } from "./make-document";

/** What may not change for whoever sends a value, and for whoever reads one. */
type Direction = "request" | "response";

/**
 * What of `after` breaks a client that was written against `before`; empty when nothing does. Removed: operations,
 * statuses, media types, parameters, fields. Requests: narrowed types, values, lengths and ranges, new required
 * fields. Answers: other types, fields that are no longer always there, values that a client has never seen.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const found: string[] = [];
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) found.push(`${name}: the operation is gone`);
      else found.push(...operationChanges(old, now, { before, after }).map((change) => `${name}: ${change}`));
    }
  }
  return found;
}

interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

function operationChanges(old: OperationObject, now: OperationObject, documents: Documents): string[] {
  const found: string[] = [];
  if (old.operationId !== now.operationId)
    found.push(`operationId ${old.operationId} became ${now.operationId}`);
  if (old.security.length === 0 && now.security.length > 0) found.push("needs a key now");
  for (const parameter of old.parameters ?? []) {
    const same = (now.parameters ?? []).find(
      (other) => other.name === parameter.name && other.in === parameter.in,
    );
    if (!same) found.push(`parameter ${parameter.name} is gone`);
    else {
      if (same.required && !parameter.required) found.push(`parameter ${parameter.name} is required now`);
      found.push(
        ...compare(parameter.schema, same.schema, "request", `parameter ${parameter.name}`, documents),
      );
    }
  }
  for (const { name, required, in: place } of now.parameters ?? []) {
    const isNew = !(old.parameters ?? []).some((other) => other.name === name && other.in === place);
    if (isNew && required) found.push(`parameter ${name} is new and required`);
  }
  found.push(...bodyChanges(old, now, documents));
  for (const [status, response] of Object.entries(old.responses)) {
    if (Number(status) >= 400) continue;
    const then = now.responses[status];
    if (!then) {
      found.push(`answer ${status} is gone`);
      continue;
    }
    for (const [type, { schema }] of Object.entries(response.content ?? {})) {
      const other = then.content?.[type];
      if (!other) found.push(`answer ${status}: ${type} is gone`);
      else found.push(...compare(schema, other.schema, "response", `answer ${status}`, documents));
    }
    for (const header of Object.keys(response.headers ?? {})) {
      if (!then.headers?.[header]) found.push(`answer ${status}: header ${header} is gone`);
    }
  }
  return found;
}

function bodyChanges(old: OperationObject, now: OperationObject, documents: Documents): string[] {
  if (!old.requestBody) return now.requestBody?.required ? ["needs a body now"] : [];
  return Object.entries(old.requestBody.content).flatMap(([type, { schema }]) => {
    const other = now.requestBody?.content[type];
    if (!other) return now.requestBody ? [`a body of ${type} is no longer taken`] : [];
    return compare(schema, other.schema, "request", "body", documents);
  });
}

function compare(
  oldSchema: JsonSchema,
  nowSchema: JsonSchema,
  direction: Direction,
  place: string,
  documents: Documents,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const trail = `${oldSchema.$ref ?? ""}>${nowSchema.$ref ?? ""}`;
  if (trail !== ">" && seen.has(trail)) return [];
  const next = new Set([...seen, trail]);
  const old = resolve(oldSchema, documents.before);
  const now = resolve(nowSchema, documents.after);
  const inner = (a: JsonSchema, b: JsonSchema, where: string) =>
    compare(a, b, direction, where, documents, next);
  const found = typeChanges(old, now, direction, place);

  for (const [name, schema] of Object.entries(old.properties ?? {})) {
    const other = now.properties?.[name];
    if (!other) found.push(`${place}.${name} is gone`);
    else found.push(...inner(schema, other, `${place}.${name}`));
  }
  if (old.items && now.items) found.push(...inner(old.items, now.items, `${place}[]`));
  const [extra, otherExtra] = [old.additionalProperties, now.additionalProperties];
  if (typeof extra === "object" && typeof otherExtra === "object") {
    found.push(...inner(extra, otherExtra, `${place}.*`));
  }
  found.push(...variantChanges(old, now, direction, place, inner));
  const wasRequired = new Set(old.required ?? []);
  const isRequired = new Set(now.required ?? []);
  if (direction === "request") {
    for (const name of isRequired) if (!wasRequired.has(name)) found.push(`${place}.${name} is required now`);
  } else {
    for (const name of wasRequired) {
      if (!isRequired.has(name) && now.properties?.[name]) found.push(`${place}.${name} may be absent now`);
    }
  }
  return found;
}

/** Of alternatives each old one must still be taken, and an answer may hold no new one. */
function variantChanges(
  old: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  place: string,
  inner: (a: JsonSchema, b: JsonSchema, where: string) => string[],
): string[] {
  const before = old.anyOf ?? old.oneOf;
  const after = now.anyOf ?? now.oneOf;
  if (!before && !after) return [];
  const [olds, nows] = [before ?? [withoutVariants(old)], after ?? [withoutVariants(now)]];
  const fits = (a: JsonSchema, b: JsonSchema) => inner(a, b, place).length === 0;
  const [kept, among] = direction === "request" ? [olds, nows] : [nows, olds];
  const lost = kept.filter((one) =>
    among.every((other) => !(direction === "request" ? fits(one, other) : fits(other, one))),
  );
  return lost.map((one) =>
    direction === "request"
      ? `${place} no longer takes ${JSON.stringify(one)}`
      : `${place} may be ${JSON.stringify(one)} now`,
  );
}

function withoutVariants({ anyOf: _any, oneOf: _one, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

function typeChanges(old: JsonSchema, now: JsonSchema, direction: Direction, place: string): string[] {
  const found: string[] = [];
  const wider = direction === "request" ? now : old;
  const narrower = direction === "request" ? old : now;
  const says = (words: string) => found.push(`${place} ${words}`);

  const [mayBe, is] = [typesOf(wider), typesOf(narrower)];
  if (
    mayBe &&
    (!is || is.some((type) => !mayBe.includes(type) && !(type === "integer" && mayBe.includes("number"))))
  ) {
    if (!(wider.anyOf ?? wider.oneOf ?? narrower.anyOf ?? narrower.oneOf)) {
      says(`was ${old.type ?? "anything"} and is ${now.type ?? "anything"}`);
    }
  }
  const [allowed, values] = [valuesOf(wider), valuesOf(narrower)];
  if (allowed && (!values || values.some((value) => !allowed.includes(value)))) {
    says(direction === "request" ? "takes fewer values" : "may have values that it never had");
  }
  if ((wider.format ?? narrower.format) !== narrower.format) says("changed its format");
  if (direction === "request" && wider.pattern && wider.pattern !== narrower.pattern)
    says("has another pattern");
  // What an answer holds may grow longer; what is sent may not have to become shorter.
  if (direction === "request") {
    for (const bound of ["maxLength", "maximum", "maxItems"] as const) {
      if ((now[bound] ?? Infinity) < (old[bound] ?? Infinity)) says(`has a lower ${bound}`);
    }
    for (const bound of ["minLength", "minimum", "minItems"] as const) {
      if ((now[bound] ?? -Infinity) > (old[bound] ?? -Infinity)) says(`has a higher ${bound}`);
    }
    if (now.additionalProperties === false && old.additionalProperties !== false)
      says("refuses unknown fields");
  }
  return found;
}

function typesOf({ type }: JsonSchema): string[] | null {
  return type === undefined ? null : [type].flat();
}

function valuesOf(schema: JsonSchema): unknown[] | null {
  return schema.enum ?? ("const" in schema ? [schema.const] : null);
}

function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : resolve(document.components.schemas[name] ?? {}, document);
}
