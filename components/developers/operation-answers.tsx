import type { JsonSchema, OperationObject } from "@/lib/openapi/document";
import { Mono, Part, Sentence } from "./guide-text";
import { resolve, SchemaFields } from "./schema-fields";

/** What a success holds, and which refusals there can be. */
export function OperationAnswers({
  operation,
  schemas,
}: {
  operation: OperationObject;
  schemas: Record<string, JsonSchema>;
}) {
  const answers = Object.entries(operation.responses);
  const refusals = answers.filter(([status]) => Number(status) >= 400);
  return (
    <>
      {answers
        .filter(([status]) => Number(status) < 400)
        .map(([status, { description, content = {} }]) => {
          const data = dataOf(content["application/json"]?.schema, schemas);
          return (
            <Part key={status} title={`Answer ${status}`}>
              <p>
                <Sentence text={description ?? ""} />
              </p>
              {Object.keys(content).some((type) => type !== "application/json") && (
                <p>
                  <Mono>{Object.keys(content).join(", ")}</Mono>
                </p>
              )}
              {data && <SchemaFields schema={data} schemas={schemas} />}
            </Part>
          );
        })}
      <Part title="Refusals">
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {refusals.map(([status, { $ref }]) => (
            <span key={status}>
              {status} {$ref && <Mono>{$ref.split("/").at(-1)}</Mono>}
            </span>
          ))}
        </p>
        <p>
          Each in the shape of the{" "}
          <a className="text-link" href="/developers/guides/errors">
            guide to errors
          </a>
          .
        </p>
      </Part>
    </>
  );
}

function dataOf(schema: JsonSchema | undefined, schemas: Record<string, JsonSchema>): JsonSchema | null {
  const data = schema?.properties?.data;
  return data ? resolve(data, schemas) : null;
}
