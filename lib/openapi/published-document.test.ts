import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { collectOperations } from "@/scripts/openapi/collect-operations";
import { makeDocument } from "@/scripts/openapi/make-document";
import type { JsonSchema } from "./document";
import { publishedDocument } from "./published-document";

const VERSIONS = ["v1", "v2"] as const;
const documentOf = (version: "v1" | "v2") =>
  publishedDocument(version, {
    serverUrl: "https://marque.example",
    environment: "production",
    otherServers: [{ url: "https://staging.marque.example", environment: "staging" }],
  });

describe("the published document", () => {
  it.each(VERSIONS)(
    "of %s is what its routes say (node scripts/run.mjs openapi makes it anew)",
    async (version) => {
      const { paths, components } = makeDocument(version, await collectOperations(version));
      const published = documentOf(version);
      expect({ paths: published.paths, components: published.components }).toEqual({ paths, components });
    },
  );

  it("names every server that is known, its own first", () => {
    expect(documentOf("v1").servers.map(({ url, description }) => [url, description])).toEqual([
      ["https://marque.example", "production"],
      ["https://staging.marque.example", "staging"],
    ]);
  });

  it.each(VERSIONS)("of %s refers to nothing that is not there", (version) => {
    const document = documentOf(version);
    for (const ref of JSON.stringify(document).match(/#\/components\/[^"]+/g) ?? []) {
      const [, , part = "", name = ""] = ref.split("/");
      expect(document.components[part], ref).toHaveProperty([name]);
    }
  });

  it.each(VERSIONS)("of %s names every operation once, and its tags", (version) => {
    const document = documentOf(version);
    const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.flatMap((operation) => operation.tags).filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it("has bounds on every text, list and whole number", () => {
    for (const version of VERSIONS) expect(unbounded(documentOf(version))).toEqual([]);
  });

  it("gives examples that its own schemas and the routes' accept", async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { declared } of (await Promise.all(VERSIONS.map((one) => collectOperations(one)))).flat()) {
      const { body, operation } = declared;
      expect(body?.safeParse(operation.example).error, operation.id).toBeUndefined();
    }
    const document = documentOf("v1");
    for (const verbs of Object.values(document.paths)) {
      for (const { requestBody } of Object.values(verbs)) {
        const content = requestBody?.content["application/json"];
        if (!content) continue;
        const validate = ajv.compile({ ...content.schema, components: document.components });
        expect(validate(content.example), JSON.stringify(validate.errors)).toBe(true);
      }
    }
  });
});

/** Paths of schemas without a bound, through the whole document. */
function unbounded(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const schema = value as JsonSchema;
  const types = [schema.type ?? []].flat();
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const lacks = [
    types.includes("string") && !isFixed && schema.maxLength === undefined,
    types.includes("array") && schema.maxItems === undefined,
    types.includes("integer") && (schema.maximum === undefined || schema.minimum === undefined),
  ].some(Boolean);
  return [
    ...(lacks ? [at] : []),
    ...Object.entries(schema).flatMap(([key, inner]) =>
      key === "example" ? [] : unbounded(inner, `${at}/${key}`),
    ),
  ];
}
