import { PathBooleanOperation } from "path-bool";
import { afterEach, expect, test, vi } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { drawCandidates, FAMILIES } from "./draw-candidates";
import type { Motif } from "./family";
import { BooleanFailure } from "./path-boolean";

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

test("outlines that cannot be combined cost one family, a fault of the program is one", () => {
  const drawn = drawCandidates(brief, random);
  const { family } = drawn[0]!;
  const draw = vi.spyOn(family, "draw").mockImplementation(() => {
    throw new BooleanFailure(PathBooleanOperation.Union, {});
  });
  expect(drawCandidates(brief, random)).toEqual(drawn.filter((candidate) => candidate.family !== family));
  draw.mockImplementation(() => {
    throw new TypeError("a fault");
  });
  expect(() => drawCandidates(brief, random)).toThrow("a fault");
});
