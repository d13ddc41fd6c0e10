import { describe, expect, test } from "vitest";
import { exampleBrief, waitingJob } from "@/lib/brand/brand-fixture";
import { clashesWithIssuedMark } from "@/lib/brand/mark-clash";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { markFingerprint } from "@/lib/logo/judge/mark-fingerprint";
import { type Logo, logoSchema } from "@/lib/logo/logo.schema";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { outputsIn } from "@/lib/pipeline/reading";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawUnlikeOthers } from "./draw-unlike-others";

useTestDatabase();

const SEED = 7;
const brief = designBriefSchema.parse(exampleBrief);
/** By the brief, which gives the same logo each time: `make-logo.test.ts` proves that. */
const logos = new Map<string, Promise<Logo>>();
function draw(drawn: DesignBrief): Promise<Logo> {
  const key = JSON.stringify(drawn);
  const logo = logos.get(key) ?? drawAnew(drawn);
  logos.set(key, logo);
  return logo;
}
const drawAnew = async (drawn: DesignBrief) =>
  (await makeBrandHere({ brief: drawn, seed: SEED, until: ["logos"] }, { files: false })).outputs.logos;

/** Draws the logo for a new brand, whose seed somebody gave or we drew. */
async function logoOfNewBrand(seedGiven: boolean, drawn: DesignBrief = brief) {
  const ref = await waitingJob();
  const where = { brandId_version: { brandId: ref.brandId, version: ref.version } };
  await db().brandVersion.update({ where, data: { seed: SEED, seedGiven, brief: drawn } });
  const { output } = await drawUnlikeOthers({
    ref,
    brief: drawn,
    seed: SEED,
    outputOf: outputsIn({}),
    run: async (other = drawn) => ({ kind: "made", output: await draw(other), files: [] }),
  });
  const version = await db().brandVersion.findUniqueOrThrow({ where });
  return {
    logo: logoSchema.parse(output),
    brandId: ref.brandId,
    brief: designBriefSchema.parse(version.brief),
  };
}

describe("marks issued here", () => {
  test("a second brand with the same drawn seed gets another mark, and a brief that gives its bytes again", async () => {
    const first = await logoOfNewBrand(false);
    expect(first.brief).toEqual(brief);
    const second = await logoOfNewBrand(false);
    const print = markFingerprint(second.logo.variations.icon);
    expect(await clashesWithIssuedMark(second.brandId, print)).toBe(false);
    expect(second.brief.choices?.seeds?.logos).toBeTypeOf("number");
    expect(await draw(second.brief)).toEqual(second.logo);
  });

  test("a seed that somebody gave, and a mark that somebody chose, are honored", async () => {
    const first = await logoOfNewBrand(true);
    const given = await logoOfNewBrand(true);
    expect(given.logo).toEqual(first.logo);
    expect(given.brief).toEqual(brief);
    const chosen = await logoOfNewBrand(false, { ...brief, choices: { mark: first.logo.mark } });
    expect(chosen.logo.mark).toBe(first.logo.mark);
    expect(chosen.brief.choices?.seeds).toBeUndefined();
  });

  test("a brand does not clash with itself, and forgets its mark when it is purged", async () => {
    const { logo, brandId } = await logoOfNewBrand(false);
    const print = markFingerprint(logo.variations.icon);
    expect(await clashesWithIssuedMark(brandId, print)).toBe(false);
    expect(await clashesWithIssuedMark("00000000-0000-4000-8000-000000000000", print)).toBe(true);
    await db().brand.delete({ where: { id: brandId } });
    expect(await db().markFingerprint.count({ where: { brandId } })).toBe(0);
  });
});
