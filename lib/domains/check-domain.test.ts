import { beforeEach, describe, expect, test } from "vitest";
import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { checkDomain } from "./check-domain";
import { checkDueDomains } from "./check-due-domains";
import { endDomains } from "./end-domains";
import { liveHostAt, loadLiveHosts } from "./live-hosts";
import type { Findings } from "./look-up";
import { proofRecord } from "./proof-record";

useTestDatabase();

let name: string;
let count = 0;
/** Texts that stand at the name's proof. */
let proofs: string[];
let address: Findings["address"];

beforeEach(() => {
  name = `docs${++count}.klok.example`;
  proofs = [];
  address = { kind: "here" };
});

const ask = async (): Promise<Findings> => ({ proofs: [...proofs], address });
const check = (id: string) => checkDomain(id, ask);
const rowOf = (id: string) => db().brandDomain.findUniqueOrThrow({ where: { id } });
const stateOf = async (id: string) => (await rowOf(id)).state;

/** An account whose brand waits for the name. */
async function claim() {
  const accountId = await accountRow();
  const { brandId } = await finishedBrandOf(accountId);
  const id = newId();
  await db().brandDomain.create({
    data: {
      id,
      accountId,
      brandId,
      kind: "domain",
      name,
      state: "waiting-for-proof",
      reason: "",
      nextCheckAt: new Date(0),
    },
  });
  const { value } = await proofRecord(accountId, name);
  return { id, accountId, brandId, proof: value };
}

test("the record of one account is nobody else's, and not that of another domain", async () => {
  const [one, other] = [await accountRow(), await accountRow()];
  const values = [
    await proofRecord(one, name),
    await proofRecord(other, name),
    await proofRecord(one, `x${name}`),
  ].map(({ value }) => value);
  expect(new Set(values).size).toBe(3);
  expect((await proofRecord(one, name)).value).toBe(values[0]);
});

test("goes live once proven and led here, is a host of the brand's then, and no longer when it leads away", async () => {
  const { id, brandId, proof } = await claim();
  await check(id);
  expect(await stateOf(id)).toBe("waiting-for-proof");
  proofs = [proof];
  address = { kind: "nowhere" };
  await check(id);
  expect(await stateOf(id)).toBe("waiting-for-address");
  await loadLiveHosts();
  expect(liveHostAt(name)).toBeNull();
  address = { kind: "here" };
  await check(id);
  expect(await rowOf(id)).toMatchObject({ state: "live", heldName: name, failingSince: null });
  await loadLiveHosts();
  expect(liveHostAt(name)).toEqual({ brandId, origin: `http://${name}:3000` });
  address = { kind: "elsewhere", name: null, addresses: ["203.0.113.9"] };
  await check(id);
  expect(await rowOf(id)).toMatchObject({ state: "broken", heldName: name });
  await loadLiveHosts();
  expect(liveHostAt(name)).toBeNull();
});

describe("two accounts and one domain", () => {
  test("of two that are both proven at the same moment one gets it, and the other is told why not", async () => {
    const [one, other] = [await claim(), await claim()];
    proofs = [one.proof, other.proof];
    await Promise.all([check(one.id), check(other.id), check(one.id), check(other.id)]);
    const rows = [await rowOf(one.id), await rowOf(other.id)];
    expect(rows.map(({ state }) => state).sort()).toEqual(["live", "waiting-for-proof"]);
    expect(rows.find(({ state }) => state !== "live")?.reason).toContain("Another account has");
  });

  test("who has it keeps it for as long as its record stands, and loses it to the other's without", async () => {
    const [holder, other] = [await claim(), await claim()];
    proofs = [holder.proof];
    await check(holder.id);
    await check(other.id);
    expect(await stateOf(other.id)).toBe("waiting-for-proof");
    proofs = [other.proof];
    await check(other.id);
    expect([await stateOf(holder.id), await stateOf(other.id)]).toEqual(["removed", "live"]);
    expect((await rowOf(holder.id)).reason).toContain("Another account has proven");
    // Nobody gets it back by a check of what is over.
    proofs = [holder.proof, other.proof];
    await check(holder.id);
    expect(await stateOf(holder.id)).toBe("removed");
  });
});

describe("a brand that ends", () => {
  test("deleted, its host is none; restored, it is one again", async () => {
    const { id, brandId, proof } = await claim();
    proofs = [proof];
    await check(id);
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
    await loadLiveHosts();
    expect(liveHostAt(name)).toBeNull();
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: null } });
    await loadLiveHosts();
    expect(liveHostAt(name)?.brandId).toBe(brandId);
  });

  test("purged, its domain is kept for its account, and afterwards needs the other's record", async () => {
    const gone = await claim();
    proofs = [gone.proof];
    await check(gone.id);
    await db().$transaction(async (tx) => {
      await endDomains(tx, gone.brandId);
      await tx.brand.delete({ where: { id: gone.brandId } });
    });
    const stranger = await claim();
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("waiting-for-proof");
    proofs = [stranger.proof];
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("waiting-for-proof");
    expect((await rowOf(stranger.id)).reason).toContain("kept for that account until");
    await db().account.update({ where: { id: gone.accountId }, data: { deletedAt: new Date() } });
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("live");
  });

  test("it is not kept for longer than it is said", async () => {
    const gone = await claim();
    proofs = [gone.proof];
    await check(gone.id);
    await endDomains(db(), gone.brandId);
    await db().brand.delete({ where: { id: gone.brandId } });
    const stranger = await claim();
    proofs = [stranger.proof];
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("waiting-for-proof");
    await db().brandDomain.update({ where: { id: gone.id }, data: { keptUntil: new Date(0) } });
    await checkDueDomains(ask);
    expect(await db().brandDomain.count({ where: { id: gone.id } })).toBe(0);
    proofs = [];
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("waiting-for-proof");
    proofs = [stranger.proof];
    await check(stranger.id);
    expect(await stateOf(stranger.id)).toBe("live");
  });

  test("its own account takes the domain up at once", async () => {
    const { accountId, brandId, id, proof } = await claim();
    proofs = [proof];
    await check(id);
    await endDomains(db(), brandId);
    const next = await claim();
    await db().brandDomain.update({ where: { id: next.id }, data: { accountId } });
    await check(next.id);
    expect(await stateOf(next.id)).toBe("live");
  });

  test("what was never proven is not kept, nor what belonged to an account that is gone", async () => {
    const waiting = await claim();
    await endDomains(db(), waiting.brandId);
    expect(await db().brandDomain.count({ where: { id: waiting.id } })).toBe(0);
    const closed = await claim();
    proofs = [closed.proof];
    await check(closed.id);
    await db().account.update({ where: { id: closed.accountId }, data: { deletedAt: new Date() } });
    await endDomains(db(), closed.brandId);
    expect(await db().brandDomain.count({ where: { id: closed.id } })).toBe(0);
  });
});

test("only what is due is checked, each once, however many look", async () => {
  await db().brandDomain.updateMany({ data: { nextCheckAt: null } });
  const [due, later] = [await claim(), await claim()];
  await db().brandDomain.update({
    where: { id: later.id },
    data: { nextCheckAt: new Date(Date.now() + 60_000) },
  });
  const checked = await Promise.all([checkDueDomains(ask), checkDueDomains(ask)]);
  expect(checked.sort()).toEqual([0, 1]);
  expect((await rowOf(due.id)).lastCheckedAt).not.toBeNull();
  expect((await rowOf(later.id)).lastCheckedAt).toBeNull();
});
