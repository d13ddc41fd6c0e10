import { Ajv, type ValidateFunction } from "ajv";
import { z } from "zod";
import { resolverSchema } from "@/lib/tokens/resolver.schema";
import { GROUP_PROPERTIES, tokenNameSchema, tokenSchema } from "@/lib/tokens/tokens.schema";

/** Validators of a token document and of the resolver as JSON Schemas (draft 7), made from the engine's own. */
export function tokenValidators(): { document: ValidateFunction; resolver: ValidateFunction } {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const named = z.toJSONSchema(tokenNameSchema, { target: "draft-7" });
  const text = { type: "string" };
  const properties: Record<string, object> = {
    $schema: text,
    $description: text,
    $extensions: { type: "object" },
    $deprecated: { type: ["boolean", "string"] },
  };
  const unknown = [...GROUP_PROPERTIES].filter((name) => !(name in properties));
  if (unknown.length > 0) throw new Error(`No JSON Schema for the group's ${unknown.join(", ")}`);
  const document = ajv.compile({
    definitions: {
      group: {
        type: "object",
        properties,
        patternProperties: { [String(named.pattern)]: { $ref: "#/definitions/node" } },
        additionalProperties: false,
      },
      node: {
        if: { type: "object", required: ["$value"] },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
        then: z.toJSONSchema(tokenSchema, { target: "draft-7" }),
        else: { $ref: "#/definitions/group" },
      },
    },
    $ref: "#/definitions/group",
  });
  return { document, resolver: ajv.compile(z.toJSONSchema(resolverSchema, { target: "draft-7" })) };
}
