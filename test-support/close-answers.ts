import type { JsonSchema, OpenApiDocument } from "@/lib/openapi/document";

/**
 * The document with its answers closed: no field and no value but those that are in it, so that a test meets what nobody
 * has described. Published they are open, because fields and values may be added.
 */
export function closeAnswers(document: OpenApiDocument): OpenApiDocument {
  const closed = structuredClone(document);
  const { schemas } = closed.components;
  const seen = new Set<JsonSchema>();
  const close = (schema: JsonSchema, closesFields: boolean): void => {
    const name = schema.$ref?.split("/").at(-1);
    if (name !== undefined && schemas[name]) close(schemas[name], closesFields);
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema.properties && closesFields) schema.additionalProperties ??= false;
    const { "x-extensible-enum": values } = schema;
    if (values) schema.enum = [schema.type].flat().includes("null") ? [...values, null] : values;
    const { properties = {}, items, propertyNames, additionalProperties } = schema;
    const inner = [...Object.values(properties), items, propertyNames, additionalProperties];
    for (const one of [
      ...inner,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.prefixItems ?? []),
    ]) {
      if (typeof one === "object") close(one, closesFields);
    }
  };
  for (const operation of Object.values(closed.paths).flatMap((verbs) => Object.values(verbs))) {
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const { schema } of Object.values(content)) close(schema, true);
    }
  }
  // What a refusal says in its details differs from code to code.
  close(schemas.Error ?? {}, false);
  return closed;
}
