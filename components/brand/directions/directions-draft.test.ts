import { describe, expect, test } from "vitest";
import type { Directions } from "@/lib/brand/directions.schema";
import {
  changedParts,
  EMPTY_DRAFT,
  picked,
  reconciled,
  rerolled,
  restored,
  toChoices,
} from "./directions-draft";

const BASE = {
  design: { name: "Halden", mark: "fold/a", palette: 0, pair: "inter-lora" },
} as Directions;

describe("picking", () => {
  test("another candidate is a change, the visible version's own is none", () => {
    const other = picked(EMPTY_DRAFT, BASE, "mark", "arcs/b");
    expect(changedParts(other)).toEqual(["logos"]);
    expect(changedParts(picked(other, BASE, "mark", "fold/a"))).toEqual([]);
  });

  test("index 0 of another palette roll is a change although the visible version has index 0", () => {
    const draft = rerolled(EMPTY_DRAFT, ["palette"], () => 5);
    expect(picked(draft, BASE, "palette", 0)).toMatchObject({ palette: 0, seeds: { palette: 5 } });
  });

  test("a drawn mark takes the place of one that was brought", () => {
    const brought = {
      ...EMPTY_DRAFT,
      ownMark: { viewBox: [0, 0, 1, 1] as [number, number, number, number], paths: ["M0 0Z"] },
    };
    expect(picked(brought, BASE, "mark", "arcs/b")).toEqual({ ...EMPTY_DRAFT, mark: "arcs/b" });
  });
});

describe("trying others", () => {
  test("lets go what was picked among the old ones, and keeps the color that was brought", () => {
    const draft = { ...EMPTY_DRAFT, palette: 2, seedColor: "#123456", pair: "a-b" };
    expect(rerolled(draft, ["palette"], () => 9)).toEqual({
      seeds: { palette: 9 },
      words: {},
      seedColor: "#123456",
      pair: "a-b",
    });
  });

  test("can be taken back part by part", () => {
    const draft = rerolled({ ...EMPTY_DRAFT, words: { tagline: "Hello" } }, ["name", "logos"], () => 1);
    expect(changedParts(draft)).toEqual(["name", "logos", "words"]);
    expect(changedParts(restored(restored(draft, "name"), "words"))).toEqual(["logos"]);
  });
});

test("what is sent names the name that was shown, and nothing that did not change", () => {
  expect(toChoices(EMPTY_DRAFT, BASE)).toEqual({});
  expect(toChoices({ ...EMPTY_DRAFT, seeds: { name: 3 } }, BASE)).toEqual({
    seeds: { name: 3 },
    name: "Halden",
  });
  expect(toChoices({ ...EMPTY_DRAFT, words: { tagline: null } }, BASE)).toEqual({ words: { tagline: null } });
});

test("a mark that another name takes away gives way to one of its kind", () => {
  const drawn = { ...BASE, marks: [{ id: "arcs/x" }, { id: "fold/z" }] } as Directions;
  expect(reconciled({ ...EMPTY_DRAFT, mark: "fold/a" }, drawn).mark).toBe("fold/z");
  expect(reconciled({ ...EMPTY_DRAFT, mark: "arcs/x" }, drawn).mark).toBe("arcs/x");
  expect(reconciled({ ...EMPTY_DRAFT, mark: "dots/a" }, drawn)).toEqual(EMPTY_DRAFT);
});
