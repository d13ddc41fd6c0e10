import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Execution, startExecution } from "@/inngest/engine/start-execution";
import { regenerateSchema } from "@/lib/brand/brand-changes.schema";
import { regeneratedBrand, requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import { listVersions } from "@/lib/brand/list-versions";
import { openBrandFile } from "@/lib/brand/open-brand-file";
import { openPackage } from "@/lib/brand/open-package";
import { readBoard } from "@/lib/brand/read-board";
import { readDirections } from "@/lib/brand/read-directions";
import { requestBrand } from "@/lib/brand/request-brand";
import { showEarlierVersion } from "@/lib/brand/show-earlier-version";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { roomForJob } from "@/lib/jobs/room-for-job";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { verifyPackage } from "@/lib/package/verify-package";
import { asPreview } from "@/lib/render/preview-scope";
import { useRememberedStages } from "@/lib/render/remembered-stages-fixture";
import { storage } from "@/lib/storage/current-storage";

useTestDatabase();
useRememberedStages();

const OWNER = { kind: "operator" } as const;
const WORDS = { promise: "Fixed together by noon.", tagline: "Bring it, mend it, ride it." };
const OWN_MARK = { viewBox: [0, 0, 10, 10], paths: ["M0 0L10 0L10 10L0 10Z M3 3L3 7L7 7L7 3Z"] };

let execution: Execution;
let first: { jobId: string; brandId: string };

beforeAll(async () => {
  execution = await startExecution({ timing: { durationFactor: 0.05 } });
  first = await requestedBrand({ principal: OWNER, brief: seededBrief });
  await ended(first.jobId);
});
afterEach(() => db().$executeRawUnsafe("DROP TRIGGER IF EXISTS fault ON artifacts"));
afterAll(() => execution.stop(0));

/** The job once it has ended. Polls, because what is watched is the engine's work. */
function ended(jobId: string) {
  return vi.waitFor(
    async () => {
      const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
      expect(job.status).toMatch(/completed|failed/);
      return job;
    },
    { timeout: 100_000, interval: 20 },
  );
}

async function regenerate(request: object) {
  const requested = await regeneratedBrand({
    principal: OWNER,
    preview: asPreview,
    brandId: first.brandId,
    request: regenerateSchema.parse(request),
  });
  return { ...requested, job: await ended(requested.jobId) };
}

/** What the stages of a version wrote, by stage. */
const hashesOf = async (version: number) =>
  Object.fromEntries(
    (await db().artifact.findMany({ where: { brandId: first.brandId, version } })).map(({ stage, files }) => [
      stage,
      JSON.stringify(files),
    ]),
  );

/** The package of a brand that was made from nothing with this brief and seed. */
async function freshPackage(brief: DesignBrief, seed: number): Promise<string> {
  const request = { principal: OWNER, brief: { ...seededBrief, seed }, ...(await roomForJob()) };
  // In the transaction that makes the job: the engine starts as soon as that is over.
  const { jobId } = await db().$transaction(async (tx) => {
    const requested = await requestBrand(tx, request);
    await tx.brandVersion.updateMany({ where: { brandId: requested.brandId }, data: { brief } });
    return requested;
  });
  await ended(jobId);
  return (await openPackage(jobId)).sha256;
}

/** The version is complete, was made from the one before, and has the bytes of a whole run with its brief and seed. */
async function expectFreshBytes(jobId: string, version: number): Promise<void> {
  const row = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId: first.brandId, version } },
  });
  expect(row.baseVersion).toBe(version - 1);
  const fresh = await freshPackage(designBriefSchema.parse(row.brief), Number(row.seed));
  expect((await openPackage(jobId)).sha256).toBe(fresh);
}

describe("regenerating a brand", () => {
  it("makes the palette anew as a whole run would, and leaves alone what does not depend on it", async () => {
    const { version, jobId } = await regenerate({ assets: ["palette"], seed: 11 });
    await expectFreshBytes(jobId, version);
    const [before, after] = [await hashesOf(version - 1), await hashesOf(version)];
    expect(after.typography).toBe(before.typography);
    expect(after.strategy).toBe(before.strategy);
    expect(after.tokens).not.toBe(before.tokens);
    expect(after.logos).not.toBe(before.logos);
    const { files } = await readBoard(jobId);
    for (const { path, bytes } of files) {
      expect(await storage().size(`brands/${first.brandId}/${version}/${path}`), path).toBe(bytes);
    }
    const font = files.find(({ path }) => path.endsWith(".woff2"))!;
    expect((await openBrandFile(jobId, font.path)).bytes).toBe(font.bytes);
    const zip = await new Response(await (await openPackage(jobId)).stream()).arrayBuffer();
    expect(await verifyPackage(new Uint8Array(zip))).toMatchObject({ ok: true, failures: [] });
  });

  it("makes what the directions showed", async () => {
    const shown = await readDirections(OWNER, first.brandId, asPreview, {
      choices: { seeds: { logos: 99, palette: 98 } },
    });
    const mark = shown.marks[2]!;
    const choices = { seeds: { logos: 99, palette: 98 }, mark: mark.id, palette: 3 };
    const { jobId } = await regenerate({ choices });
    const board = await readBoard(jobId);
    expect(board.logo.mark).toBe(mark.id);
    expect(board.logo.variations.icon).toEqual(mark.icon);
    expect(board.palette.light.roles.primary.hex).toBe(shown.palettes[3]!.light.roles.primary);
    expect(board.logo.versions.color.fills).toEqual(shown.palettes[3]!.light.fills);
  });

  it("keeps the person's own mark and edited words while everything else is made again", async () => {
    const asked = { name: "Speichenwerk", words: WORDS, ownMark: OWN_MARK };
    const one = await regenerate({ assets: ["logos", "typography"], seed: 12, choices: asked });
    await expectFreshBytes(one.jobId, one.version);
    const { jobId } = await regenerate({ assets: ["name", "palette", "typography"], keep: ["logos"] });
    const board = await readBoard(jobId);
    expect(board.brief.choices?.words).toEqual(WORDS);
    expect(board.logo.mark).toBe("customer/own");
  });

  it("goes back to an earlier version and forward again", async () => {
    const versions = await listVersions(OWNER, first.brandId);
    const [last] = versions;
    expect(last).toMatchObject({ isVisible: true, changes: ["name", "palette", "typography"] });
    expect(versions.at(-1)).toMatchObject({ version: 1, isVisible: false, baseVersion: null, changes: [] });
    const request = { principal: OWNER, brandId: first.brandId };
    await expect(
      db().$transaction((tx) => showEarlierVersion(tx, { ...request, version: 1, from: 2 })),
    ).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(
      db().$transaction((tx) => showEarlierVersion(tx, { ...request, version: 99 })),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const shown = await db().$transaction((tx) =>
      showEarlierVersion(tx, { ...request, version: 1, from: last!.version }),
    );
    expect(shown).toEqual({ version: 1, jobId: first.jobId, previous: last!.version });
    const { name } = await db().brand.findUniqueOrThrow({ where: { id: first.brandId } });
    expect(name).toBe(versions.at(-1)!.name);
    // A change starts from what is visible, and gets a number of its own.
    const { version } = await regenerate({ assets: ["palette"], seed: 11 });
    expect(version).toBe(last!.version + 1);
    expect((await listVersions(OWNER, first.brandId))[0]).toMatchObject({ baseVersion: 1, isVisible: true });
  });

  it("says the idea anew: the version has its own brief, the brand's row follows what is visible", async () => {
    const businessIdea = "A ferry across the bay that carries only cyclists and their dogs";
    const before = await db().brand.findUniqueOrThrow({ where: { id: first.brandId } });
    const { jobId, version, job } = await regenerate({
      brief: { businessIdea, style: "bold" },
      choices: { name: "Fährhund" },
    });
    expect(job).toMatchObject({ status: "completed", error: null });
    const board = await readBoard(jobId);
    expect(board.brief).toMatchObject({
      businessIdea,
      style: "bold",
      targetAudience: seededBrief.targetAudience,
    });
    expect(board.strategy.name).toBe("Fährhund");
    const { brief, seed } = await db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId: first.brandId, version } },
    });
    const fresh = await freshPackage(designBriefSchema.parse(brief), Number(seed));
    expect((await openPackage(jobId)).sha256).toBe(fresh);
    const told = () =>
      db().brand.findUniqueOrThrow({
        where: { id: first.brandId },
        select: { businessIdea: true, style: true },
      });
    expect(await told()).toEqual({ businessIdea, style: "bold" });
    await db().$transaction((tx) =>
      showEarlierVersion(tx, { principal: OWNER, brandId: first.brandId, version: before.visibleVersion! }),
    );
    expect(await told()).toEqual({ businessIdea: seededBrief.businessIdea, style: seededBrief.style });
  });

  it("leaves the old version visible when the new one fails, without a trace of it", async () => {
    const before = await db().brand.findUniqueOrThrow({ where: { id: first.brandId } });
    await db().$executeRawUnsafe(`
      CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.stage = 'verify' THEN RAISE EXCEPTION 'disk on fire'; END IF; RETURN NEW; END $$`);
    await db().$executeRawUnsafe(
      "CREATE TRIGGER fault BEFORE INSERT ON artifacts FOR EACH ROW EXECUTE FUNCTION fault()",
    );
    const { job, version, jobId } = await regenerate({ assets: ["palette"], seed: 11 });
    expect(job).toMatchObject({ status: "failed", error: { message: expect.stringContaining("as it was") } });
    expect(await db().brand.findUniqueOrThrow({ where: { id: first.brandId } })).toMatchObject({
      visibleVersion: before.visibleVersion,
      primaryColor: before.primaryColor,
    });
    const prefix = `brands/${first.brandId}/${version}/`;
    await expect.poll(async () => (await Array.fromAsync(storage().list(prefix))).length).toBe(0);
    // The files of the versions that it was made from are whole: they share bytes on the disk.
    expect((await readBoard(jobId)).files.length).toBeGreaterThan(50);
  });
});
