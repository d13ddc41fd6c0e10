import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFile } from "./generated-file";
import { safeJson } from "./safe-json";

test("markup and line separators never appear as themselves", () => {
  const json = safeJson({ name: "</script><b>&\u2028\u2029" }, 0);
  expect(json).toBe('{"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026\\u2028\\u2029"}');
});

test("every value reads back as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = safeJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    }),
    { numRuns: 100 },
  );
});

test("a value that JSON cannot hold is refused instead of becoming an empty file", () => {
  expect(() => safeJson(undefined)).toThrow("needs a value");
});

test("JSON files are written this way, with a final newline", () => {
  const file = jsonFile("brand.json", { name: "<b>" });
  expect(new TextDecoder().decode(file.bytes)).toBe('{\n  "name": "\\u003cb\\u003e"\n}\n');
});
