import { expect, test } from "vitest";
import { SYMBOLS } from "@/lib/logo/symbols/find-symbols";
import { chargesFor } from "./heraldry";

const names = (...ids: string[]) => chargesFor(ids.map((id) => ({ id }))).map(({ name }) => name);

test("things are borne by those whom they are about alone, plain forms by anybody", () => {
  expect(names("gavel")).toEqual(["a star", "a star", "a star", "a moon", "a disc", "a lozenge"]);
  expect(names("fish")).toContain("a fish");
  expect(names("leaf", "drop")).toEqual(expect.arrayContaining(["a leaf", "a drop", "an acorn"]));
  expect(names("leaf")).not.toContain("a fish");
});

test("what a thing is borne for is a symbol", () => {
  const known = new Set(SYMBOLS.map(({ id }) => id));
  const unknown = chargesFor(SYMBOLS).flatMap(({ of = [] }) => of.filter((id) => !known.has(id)));
  expect(unknown).toEqual([]);
});
