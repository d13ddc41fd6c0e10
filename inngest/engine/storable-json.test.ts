import { expect, test } from "vitest";
import { storableJson } from "./storable-json";

test("keeps the order of keys and ordinary text", () => {
  expect(storableJson({ b: 1, a: ["ü", "😀", null] })).toBe('{"b":1,"a":["ü","😀",null]}');
  expect(storableJson(undefined)).toBe("null");
});

test("drops what the database refuses", () => {
  expect(storableJson({ text: "a\0b\ud800c", nested: ["\udc00"] })).toBe(
    '{"text":"ab\ufffdc","nested":["\ufffd"]}',
  );
});

test("leaves text that only looks like an escape alone", () => {
  expect(storableJson("\\u0000")).toBe('"\\\\u0000"');
});
