import type { FontSource } from "@/lib/fonts/font-source";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { type PairRequest, rankPairs } from "./choose-pair";
import { explainPair } from "./explain-pair";
import { familyNamed } from "./families";
import { type FontPair, headingWeight } from "./pairs";
import type { PairAlternative } from "./typography.schema";

/** As many as stand beside each other on the board; the first is the engine's own choice. */
const ALTERNATIVES = 4;
const SAME_FAMILY_COST = 2;
const SAME_CATEGORY_COST = 0.35;
const SAME_VOICE_COST = 0.35;
const BODY_WEIGHT = 400;

/** Four pairs that suit the brand, unlike each other, the engine's own choice first. */
export function makeTypographyAlternatives(request: PairRequest): PairAlternative[] {
  return diversePairs(request).map((pair) => ({
    id: pair.id,
    heading: specimenFont(pair, "heading", headingWeight(pair, request.style)),
    body: specimenFont(pair, "body", BODY_WEIGHT),
    why: explainPair(pair, request.strategy),
  }));
}

/** The faces of the alternatives with the letters of `text` alone, enough to show a specimen of each. */
export async function makeSpecimenFiles(
  alternatives: readonly PairAlternative[],
  text: string,
  fonts: FontSource,
): Promise<GeneratedFile[]> {
  const faces = alternatives.flatMap(({ heading, body }) => [
    { ...heading, opticalSize: displaySize(heading.family) },
    { ...body, opticalSize: undefined },
  ]);
  return Promise.all(
    faces.map(async ({ path, family, weight, opticalSize }) => ({
      path,
      bytes: await fonts.webfont(family, weight, text, { opticalSize }),
    })),
  );
}

function diversePairs(request: PairRequest): FontPair[] {
  const rest = rankPairs(request);
  const chosen: FontPair[] = [];
  while (chosen.length < ALTERNATIVES && rest.length > 0) {
    const costs = rest.map(({ pair, score }) => score - likeness(pair, chosen));
    const best = costs.indexOf(Math.max(...costs));
    chosen.push(...rest.splice(best, 1).map(({ pair }) => pair));
  }
  return chosen;
}

function likeness(pair: FontPair, chosen: readonly FontPair[]): number {
  const heading = familyNamed(pair.heading);
  return chosen
    .map((other) => familyNamed(other.heading))
    .reduce(
      (cost, other) =>
        cost +
        (other.family === heading.family ? SAME_FAMILY_COST : 0) +
        (other.category === heading.category ? SAME_CATEGORY_COST : 0) +
        (other.voice === heading.voice ? SAME_VOICE_COST : 0),
      0,
    );
}

function specimenFont(pair: FontPair, role: "heading" | "body", weight: number): PairAlternative["heading"] {
  const { family, category } = familyNamed(pair[role]);
  return { family, category, weight, path: `pairs/${pair.id}/${role}.woff2` };
}

function displaySize(family: string): number | undefined {
  return familyNamed(family as FontPair["heading"]).displaySize;
}
