import type { OperationObject } from "./document";

/** What a form asks for before it sends an operation. */
export function tryItFields({ parameters = [] }: OperationObject) {
  return parameters.map(({ name, in: place, required, example, schema }) => ({
    name,
    in: place,
    required,
    example: String(example ?? schema.default ?? ""),
    values: (schema.enum ?? []).map(String),
  }));
}
