import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes";
import { FIELD_NOTES } from "./field-notes";
import type { JsonSchema } from "./json-schema";
import type { OpenApiDocument } from "./make-document";
import { V1_OPERATIONS, V2_OPERATIONS } from "./operations";
import { publishedDocument } from "./published-document";

const BASELINE = "lib/openapi/v1-baseline.json";
const VERSIONS = ["v1", "v2"] as const;
const documentOf = (version: "v1" | "v2") =>
  publishedDocument(version, { serverUrl: "https://marque.example", environment: "production" });

describe("the published document", () => {
  it.each(VERSIONS)("of %s has every route and every verb, and nothing that no route answers", (version) => {
    const { paths } = documentOf(version);
    const described = Object.entries(paths).flatMap(([at, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${at}`),
    );
    expect(described.sort()).toEqual(routesOf(version).sort());
  });

  it("takes nothing away from what v1's clients were promised", () => {
    const baseline: OpenApiDocument = JSON.parse(readFileSync(BASELINE, "utf8"));
    expect(breakingChanges(baseline, documentOf("v1"))).toEqual([]);
  });

  it("is promised whole: what is new belongs in the baseline (node scripts/run.mjs openapi-baseline)", () => {
    const { openapi, paths, components } = documentOf("v1");
    const baseline: OpenApiDocument = JSON.parse(readFileSync(BASELINE, "utf8"));
    expect({ openapi, paths, components }).toEqual(baseline);
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

  it("has every note on a field that there is", () => {
    const text = VERSIONS.map((version) => JSON.stringify(documentOf(version))).join();
    const unused = Object.entries(FIELD_NOTES).filter(([, note]) => !text.includes(JSON.stringify(note)));
    expect(unused).toEqual([]);
  });

  it("gives examples that its own schemas and the routes' accept", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { id, body, example } of [...V1_OPERATIONS, ...V2_OPERATIONS]) {
      if (!body) continue;
      expect(body.schema.safeParse(example).error, id).toBeUndefined();
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

/** "GET /v1/brands/{id}", … of every exported handler below app/<version>. A catch-all is no operation. */
function routesOf(version: string): string[] {
  const root = path.join("app", version);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts" && !file.includes("[..."))
    .flatMap((file) => {
      const at = `/${version}/${path.dirname(file)}`.replace(/\[(\w+)\]/g, "{$1}");
      const source = readFileSync(path.join(root, file), "utf8");
      const verbs = [...source.matchAll(/^export (?:const|async function) (GET|POST|PUT|PATCH|DELETE)\b/gm)];
      expect(verbs.length, file).toBeGreaterThan(0);
      return verbs.map(([, verb]) => `${verb} ${at}`);
    });
}

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
