import type { JsonSchema, ParameterObject } from "@/lib/openapi/document";
import { SchemaFields } from "./schema-fields";

/** Parameters of the path, the query and the headers, each place by itself. */
export function ParameterList({
  parameters,
  schemas,
}: {
  parameters: readonly ParameterObject[];
  schemas: Record<string, JsonSchema>;
}) {
  return PLACES.map(({ place, title }) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    const object: JsonSchema = {
      type: "object",
      properties: Object.fromEntries(
        here.map(({ name, description, schema }) => [name, { ...schema, description }]),
      ),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
    return (
      <div key={place}>
        <h3 className="font-semibold">{title}</h3>
        <SchemaFields schema={object} schemas={schemas} />
      </div>
    );
  });
}

const PLACES = [
  { place: "path", title: "In the path" },
  { place: "query", title: "In the query" },
  { place: "header", title: "In the headers" },
] as const;
