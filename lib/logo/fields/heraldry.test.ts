import { expect, test } from "vitest";
import { chargesFor } from "./heraldry";

const names = (...ids: string[]) => chargesFor(ids.map((id) => ({ id }))).map(({ name }) => name);

test("things are borne by those whom they are about alone, plain forms by anybody", () => {
  expect(names("gavel")).toEqual(["a star", "a star", "a star", "a moon", "a disc", "a lozenge"]);
  expect(names("fish")).toContain("a fish");
  expect(names("leaf", "drop")).toEqual(expect.arrayContaining(["a leaf", "a drop", "an acorn"]));
  expect(names("leaf")).not.toContain("a fish");
});
