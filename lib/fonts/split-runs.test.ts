import { expect, test } from "vitest";
import { directionOf, splitRuns } from "./split-runs";

/** A font by the script of a letter; none has a star. */
function fontFor(character: string): string | undefined {
  if (character === "★") return undefined;
  return /\p{Script=Hebrew}/u.test(character) ? "hebrew" : "latin";
}
const runs = (line: string, direction: "ltr" | "rtl" = "ltr") =>
  splitRuns(line, direction, fontFor).map((run) => [run.text, run.font, directionOf(run)]);

test("a line of one font and direction is one run", () => {
  expect(runs("Bread by bicycle")).toEqual([["Bread by bicycle", "latin", "ltr"]]);
});

test("runs stand in the order in which they are seen, left to right", () => {
  const [first, ...rest] = runs("שלום Klok", "rtl");
  expect(first).toEqual(["Klok", "latin", "ltr"]);
  expect(rest.at(-1)).toEqual(["שלום", "hebrew", "rtl"]);
});

test("brackets are mirrored where letters run from the right", () => {
  const text = runs("(שלום)", "rtl")
    .map(([part]) => part)
    .join("");
  expect([text.includes("("), text.indexOf(")") < text.indexOf("(")]).toEqual([true, false]);
});

test("a mark has the font of its letter, and what no font has is left out", () => {
  expect(runs("ש\u0301★a")).toEqual([
    ["ש\u0301", "hebrew", "rtl"],
    ["a", "latin", "ltr"],
  ]);
});
