import { afterEach, expect, test, vi } from "vitest";
import { BooleanFailure, unite } from "@/lib/geometry/path-boolean";
import { circle } from "@/lib/geometry/shapes";
import { seededRandom } from "@/lib/model/random";
import { drawCandidates } from "./draw-candidates";
import { FAMILIES } from "./families/families";
import { familyAt, WATCH_BYTES, watchFamilies } from "./families/family-watch";
import type { Motif } from "./mark";

afterEach(() => vi.restoreAllMocks());

const random = (label: string) => seededRandom(4, `draw-candidates/${label}`);
const brief = {
  style: "modern",
  letter: null,
  motifs: new Map<Motif, number>([["symbol:leaf", 1]]),
} as const;

test("a brief gets some of the families that suit its style, the same ones for the same seed", () => {
  const drawn = drawCandidates(brief, random);
  const families = new Set(drawn.map(({ family }) => family.id));
  expect(families.size).toBeGreaterThan(5);
  expect(families.size).toBeLessThan(FAMILIES.length);
  expect(drawCandidates(brief, random)).toEqual(drawn);
});

test("outlines that cannot be combined, or without end, cost one family; a fault of the program is one", () => {
  const drawn = drawCandidates(brief, random);
  const { family } = drawn[0]!;
  const draw = vi.spyOn(family, "draw").mockImplementation(() => {
    throw new BooleanFailure("union");
  });
  expect(drawCandidates(brief, random)).toEqual(drawn.filter((candidate) => candidate.family !== family));
  const endless = (): never => {
    for (;;) unite(circle(0, 0, 10), circle(5, 0, 10));
  };
  draw.mockImplementation(endless);
  expect(drawCandidates(brief, random)).toEqual(drawn.filter((candidate) => candidate.family !== family));
  draw.mockImplementation(() => {
    throw new TypeError("a fault");
  });
  expect(() => drawCandidates(brief, random)).toThrow("a fault");
});

test("what is drawn can be followed from outside, and a family left out", () => {
  const drawn = drawCandidates(brief, random);
  const { family } = drawn[0]!;
  const watch = { memory: new SharedArrayBuffer(WATCH_BYTES), without: [family.id] };
  const seen = new Set<string | null>();
  const other = drawn.find((candidate) => candidate.family !== family)!.family;
  const plain = other.draw;
  vi.spyOn(other, "draw").mockImplementation((input) => {
    seen.add(familyAt(watch));
    return plain(input);
  });
  watchFamilies(watch);
  try {
    expect(drawCandidates(brief, random)).toEqual(drawn.filter((candidate) => candidate.family !== family));
  } finally {
    watchFamilies(null);
  }
  expect([...seen]).toEqual([other.id]);
  expect(familyAt(watch)).toBeNull();
});
