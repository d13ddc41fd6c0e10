import type { JsonSchema } from "@/lib/openapi/document";
import { Mono, Sentence } from "./guide-text";

type Schemas = Record<string, JsonSchema>;

const MAX_DEPTH = 5;
/** Bounds so wide that they say nothing to a reader. */
const WIDE = 100_000;

/** Every field of an object with its type, its rules and what it is. */
export function SchemaFields({
  schema,
  schemas,
  depth = 0,
}: {
  schema: JsonSchema;
  schemas: Schemas;
  depth?: number;
}) {
  const object = objectOf(schema, schemas);
  const fields = Object.entries(object?.properties ?? {});
  if (!object || fields.length === 0) return null;
  return (
    <ul className={depth === 0 ? "mt-4 border-t border-rule" : "mt-2 border-s-2 border-rule ps-4"}>
      {fields.map(([name, field]) => (
        <li key={name} className={depth === 0 ? "border-b border-rule py-3" : "py-2"}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-mono font-semibold break-all">{name}</span>
            <span className="text-sm text-ink-soft">
              {typeWords(field, schemas)}
              {object.required?.includes(name) ? "" : ", optional"}
            </span>
          </p>
          {field.description && (
            <p className="max-w-[65ch] text-pretty">
              <Sentence text={field.description} />
            </p>
          )}
          <Rules schema={resolve(field, schemas)} />
          {depth < MAX_DEPTH && <SchemaFields schema={field} schemas={schemas} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}

function Rules({ schema }: { schema: JsonSchema }) {
  const open = schema["x-extensible-enum"];
  const values = schema.enum ?? open ?? (schema.const === undefined ? [] : [schema.const]);
  const rules = [
    open && "or others that are added",
    schema.minimum !== undefined && Math.abs(schema.minimum) < WIDE && `at least ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum <= 0xffff_ffff && `at most ${schema.maximum}`,
    schema.minLength && `at least ${schema.minLength} characters`,
    schema.maxItems !== undefined && schema.maxItems < WIDE && `at most ${schema.maxItems} entries`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  if (values.length === 0 && rules.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {values.map((value) => (
        <span key={String(value)}>
          <Mono>{String(value)}</Mono>{" "}
        </span>
      ))}
      {rules.join(", ")}
    </p>
  );
}

/** "string", "list of string", "integer or null" */
export function typeWords(given: JsonSchema, schemas: Schemas): string {
  const schema = resolve(given, schemas);
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => typeWords(one, schemas)))].join(" or ");
  if (schema.type === "array" && schema.items) return `list of ${typeWords(schema.items, schemas)}`;
  const type = [schema.type ?? "anything"].flat().join(" or ");
  return schema.format && !/^int/.test(schema.format) ? `${type}, ${schema.format}` : type;
}

function objectOf(given: JsonSchema, schemas: Schemas): JsonSchema | null {
  const schema = resolve(given, schemas);
  if (schema.properties) return schema;
  if (schema.items) return objectOf(schema.items, schemas);
  for (const one of schema.anyOf ?? []) {
    const object = objectOf(one, schemas);
    if (object) return object;
  }
  return null;
}

export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : { ...resolve(schemas[name] ?? {}, schemas) };
}
