import { expect, test } from "vitest";
import type { NameDraft } from "./name-draft";
import { scoreForm, scoreName } from "./score-name";

const draft = (name: string, changes: Partial<NameDraft> = {}): NameDraft => ({
  name,
  method: "invented",
  why: "",
  relevance: 0.5,
  craft: 0.5,
  sources: [],
  isCoined: true,
  ...changes,
});

test.each(["Abc", "Strengthlyness", "Xylxq", "Otto Archibald Crumb"])("%s cannot be used", (name) => {
  expect(scoreName(draft(name))).toBeNull();
});

test("a short word of good rhythm has the better form", () => {
  expect(scoreForm(["levain"])).toBeGreaterThan(scoreForm(["strengths"]));
  expect(scoreForm(["clara", "crumb"])).toBeGreaterThan(scoreForm(["edgar", "crumb"]));
});

test("belonging and craft count", () => {
  const plain = scoreName(draft("Velora")) ?? 0;
  expect(scoreName(draft("Velora", { relevance: 1 })) ?? 0).toBeGreaterThan(plain);
  expect(scoreName(draft("Velora", { craft: 1 })) ?? 0).toBeGreaterThan(plain);
});
