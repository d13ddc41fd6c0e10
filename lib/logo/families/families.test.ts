import { describe, expect, test } from "vitest";
import { boundingBox, type Outline } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { fill } from "@/lib/geometry/placement";
import { seededRandom } from "@/lib/model/random";
import { inOneColor, joinTouching } from "../export/join-touching";
import { passesGates } from "../judge/gates";
import { bandLetter } from "../letters/band-letter";
import type { Letter } from "../letters/letter";
import { iconDrawing } from "../lockups";
import type { MarkSketch } from "../mark";
import { symbolNamed } from "../symbols/find-symbols";
import { FAMILIES } from "./families";
import type { Family } from "./family";

const LATIN = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SYMBOLS = ["leaf", "cup", "house", "fish", "key", "bolt", "book", "heart", "moon", "drop"].map(
  symbolNamed,
);

const CAPITALS = new Map(
  LATIN.map((latin) => [latin, fill(bandLetter(latin, { width: 22, half: 40, radius: 60, pointed: true }))]),
);

/** A plain grotesque capital: the families must not depend on one typeface. */
function letterOf(latin: string, companion: string | null = null): Letter {
  const outline = CAPITALS.get(latin)!;
  return {
    character: latin,
    outline,
    small: null,
    latin,
    hasSerifs: false,
    companion: companion === null ? null : letterOf(companion),
  };
}

function draw(family: Family, seed: number, latin: string): MarkSketch[] {
  const random = seededRandom(seed, `families/${family.id}/${latin}`);
  const companion = LATIN[(LATIN.indexOf(latin) * 7 + seed) % 26]!;
  return family.draw({
    random,
    letter: letterOf(latin, companion),
    symbols: random.shuffle(SYMBOLS).slice(0, 5),
  });
}

const outlineOf = ({ parts }: MarkSketch): Outline => parts.flatMap(({ outline }) => outline);

describe.each(FAMILIES.map((family) => [family.id, family] as const))("%s", (_, family) => {
  const passes = ({ parts }: MarkSketch) => passesGates(parts, family.symmetry);
  /** What it draws of each letter: of another seed too where nothing of the first is a mark. */
  const drawn = LATIN.map((latin, index) => {
    const ideas = draw(family, index, latin);
    const mark = ideas.find(passes);
    if (mark) return { ideas, mark };
    const others = draw(family, index + 100, latin);
    return { ideas: [...ideas, ...others], mark: others.find(passes) };
  });
  const passing = drawn.flatMap(({ mark }) => mark ?? []);

  test("gives most letters of the alphabet a mark that passes every gate", () => {
    expect(passing.length).toBeGreaterThanOrEqual(family.lettersServed);
  });

  test("no two shapes stand edge to edge in one color", () => {
    for (const idea of passing.filter((_, index) => index % 2 === 0)) {
      const contours = inOneColor(iconDrawing(idea)).shapes.flatMap(({ d }) => fromPathData(d));
      expect(joinTouching(contours.map((contour) => [contour])), idea.variant).toEqual(contours);
    }
  });

  test("draws within its square, every part with ink, and says what it shows", () => {
    for (const idea of drawn.flatMap(({ ideas }) => ideas)) {
      expect(idea.concept).toMatch(/\p{Letter}/u);
      expect(idea.motifs.length).toBeGreaterThan(0);
      for (const { outline } of idea.parts) expect(outline.length).toBeGreaterThan(0);
      const box = boundingBox(outlineOf(idea))!;
      expect(Math.max(-box.minX, -box.minY, box.maxX, box.maxY)).toBeLessThan(76);
    }
  });

  test("draws the same for the same seed and something else for another", () => {
    // Not every family has a form for every letter.
    const all = (seed: number) => ["A", "K", "R"].map((latin) => draw(family, seed, latin));
    expect(all(5)).toEqual(all(5));
    expect(all(6)).not.toEqual(all(5));
  });
});

test.each([
  ["of another script", { latin: null, character: "ब", small: null }],
  ["without a small form", { small: null }],
  ["with serifs", { hasSerifs: true }],
  ["alone", { companion: null }],
])("a letter %s is drawn or left out by every family", (_, odd: Partial<Letter>) => {
  for (const family of FAMILIES) {
    for (const latin of ["B", "I", "Q"]) {
      const random = seededRandom(8, `odd/${family.id}/${latin}`);
      const ideas = family.draw({ random, letter: { ...letterOf(latin, "E"), ...odd }, symbols: SYMBOLS });
      for (const { parts } of ideas)
        for (const { outline } of parts) expect(outline.length).toBeGreaterThan(0);
    }
  }
});

test("a letter that ends in a point has no stem to run on: a V that did would be a Y", () => {
  const family = FAMILIES.find(({ id }) => id === "negative-letter")!;
  const ways = (latin: string) =>
    Array.from({ length: 20 }, (_, seed) => draw(family, seed, latin))
      .flat()
      .map(({ variant }) => variant);
  expect(ways("T").filter((variant) => variant.endsWith("-stem")).length).toBeGreaterThan(0);
  for (const latin of ["V", "A"]) expect(ways(latin).join(" ")).not.toContain("-stem");
});

test("every family is known by its own name", () => {
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
});

test("without a letter the others still draw", () => {
  const counts = FAMILIES.map((family) => {
    const ideas = family.draw({ random: seededRandom(3, family.id), letter: null, symbols: SYMBOLS });
    return ideas.filter(({ parts }) => passesGates(parts, family.symmetry)).length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(8);
});
