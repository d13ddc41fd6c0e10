import { expect, test } from "vitest";
import { createStatementNames } from "./statement-names";

test("one text has one name, another text another", () => {
  const nameOf = createStatementNames();
  const first = nameOf({ sql: "SELECT 1" });
  expect(first).not.toBe("");
  expect(nameOf({ sql: "SELECT 2" })).not.toBe(first);
  expect(nameOf({ sql: "SELECT 1" })).toBe(first);
});

test("texts beyond the limit stay unnamed, those before keep their names", () => {
  const nameOf = createStatementNames(2);
  const [first, second, third] = ["SELECT 1", "SELECT 2", "SELECT 3"].map((sql) => nameOf({ sql }));
  expect([first !== "", second !== "", third]).toEqual([true, true, ""]);
  expect(nameOf({ sql: "SELECT 2" })).toBe(second);
});
