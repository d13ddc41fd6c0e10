import { beforeAll, beforeEach, expect, test } from "vitest";
import { askWith, type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { setAdmin } from "@/lib/accounts/administrators";
import { mintListSchema } from "@/lib/admin/admin.schema";
import { listMints } from "@/lib/admin/list-mints";
import { listAllUnclaimed } from "@/lib/admin/list-unclaimed";
import { readMintCosts } from "@/lib/admin/read-mint-costs";
import { readSignerState } from "@/lib/admin/read-signer-state";
import {
  certifiableBrand,
  giveContent,
  look,
  minted,
  requestedMint,
  someWallet,
} from "@/lib/certificate/certificate-fixture";
import { tendMints } from "@/lib/certificate/tend-mints";
import { askNode, mineAtOnce, mineNow, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { POST as retry } from "../certificates/[brandId]/retry/route";
import { PUT as pause } from "./route";

useTestDatabase();
useLocalChain();

let boss: SignedInBrowser;
let customer: SignedInBrowser;
beforeAll(async () => {
  [boss, customer] = [await signedInBrowser(), await signedInBrowser()];
  await setAdmin(boss.accountId, true);
});
beforeEach(() => mineAtOnce());

const setPaused = (paused: unknown, who = boss) => who.ask(pause, "PUT", { body: { paused } });
const mints = async (query: object) => listMints(mintListSchema.parse(query));

/** A mint that failed because the signer had nothing to pay with. */
async function failedMint(recipient = someWallet()) {
  const brand = await certifiableBrand();
  const { signer } = await openChain();
  await askNode("anvil_setBalance", signer.address, "0x0");
  await minted(brand, recipient);
  await askNode("anvil_setBalance", signer.address, "0x3635c9adc5dea00000");
  return { ...brand, recipient };
}

test("claims are paused and let go on, by transactions of the queue; what is so already is left alone", async () => {
  expect(await setPaused(true)).toMatchObject({ status: 200, data: { isPaused: true, changing: null } });
  expect((await setPaused(true)).data).toEqual({ isPaused: true, changing: null });
  expect((await setPaused(false)).data).toEqual({ isPaused: false, changing: null });
  const sent = await db().chainTransaction.findMany({ where: { brandId: null }, orderBy: { nonce: "asc" } });
  expect(sent.map(({ purpose, status }) => [purpose, status])).toEqual([
    ["pause", "confirmed"],
    ["resume", "confirmed"],
  ]);
});

test("409 while such a change is on its way, and two at once are one", async () => {
  await stopMining();
  const answers = await Promise.all([setPaused(true), setPaused(true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await readSignerState(await openChain())).claims).toEqual({ isPaused: false, changing: "pause" });
  expect((await setPaused(false)).status).toBe(409);
  await mineNow();
  await tendMints(await openChain());
  expect((await readSignerState(await openChain())).claims).toEqual({ isPaused: true, changing: null });
  await mineAtOnce();
  expect((await setPaused(false)).status).toBe(200);
});

test("400 without a word, 503 when the contract is somebody else's or the purse is empty", async () => {
  expect((await setPaused("yes")).error.details.field).toBe("paused");
  const { signer } = await openChain();
  await askNode("anvil_setBalance", signer.address, "0x0");
  const refused = await setPaused(true);
  await askNode("anvil_setBalance", signer.address, "0x3635c9adc5dea00000");
  expect([refused.status, refused.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
});

test("a failed certificate says why, and is minted again for the same wallet", async () => {
  const { brandId, recipient } = await failedMint();
  const { mints: rows, counts } = await mints({ status: "failed" });
  expect(counts.failed).toBe(1);
  expect(rows).toMatchObject([{ brandId, failure: { code: "SIGNER_EMPTY" }, canRetry: true, nonce: null }]);
  const chain = await openChain();
  expect((await listAllUnclaimed(chain, { page: 1, q: brandId })).brands).toMatchObject([
    { brandId, status: "failed" },
  ]);
  expect((await readMintCosts(chain, "30d")).failures).toMatchObject([{ code: "SIGNER_EMPTY", count: 1 }]);

  const params = { brandId };
  expect(await boss.ask(retry, "POST", { params })).toMatchObject({
    status: 202,
    data: { brandId, recipient },
  });
  expect((await boss.ask(retry, "POST", { params })).status).toBe(409);
  await giveContent(brandId);
  await look(brandId);
  const [row] = (await mints({ q: recipient })).mints;
  expect(row).toMatchObject({
    status: "confirmed",
    failure: null,
    canRetry: false,
    recipient,
    owner: recipient,
  });
  expect(row?.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
  expect((await listAllUnclaimed(chain, { page: 1, q: brandId })).total).toBe(0);
  expect((await boss.ask(retry, "POST", { params })).status).toBe(409);
});

test("404 for a certificate that nobody asked for, and for a deleted brand's", async () => {
  expect((await boss.ask(retry, "POST", { params: { brandId: newId() } })).status).toBe(404);
  const { brandId } = await failedMint();
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  expect((await boss.ask(retry, "POST", { params: { brandId } })).status).toBe(404);
  expect((await mints({ q: brandId })).mints).toMatchObject([{ isDeleted: true, canRetry: false }]);
});

test("the signer's nonces, purse and waiting transactions, by the chain and by our record", async () => {
  await stopMining();
  const brand = await certifiableBrand();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  await look(brand.brandId);
  const waiting = await readSignerState(await openChain());
  expect(waiting.nonce.next).toBe(waiting.nonce.latest + 1);
  expect(waiting.waiting).toMatchObject([{ nonce: waiting.nonce.latest, purpose: "mint", problem: null }]);
  await mineNow();
  await tendMints(await openChain());
  const settled = await readSignerState(await openChain());
  expect(settled).toMatchObject({ isOwner: true, waiting: [], nonce: { latest: waiting.nonce.latest + 1 } });
  expect(settled.nonce.next).toBe(settled.nonce.latest);
  expect(BigInt(settled.balanceWei)).toBeGreaterThan(0n);
  expect(settled.mintsLeft).toBeGreaterThan(0);
});

test.each([
  ["a pause", pause, "PUT", { paused: true }],
  ["a retry", retry, "POST", undefined],
] as const)(
  "%s: 404 for everybody who does not administer, 403 for a page of another site",
  async (_, handler, method, body) => {
    const { brandId } = await failedMint();
    const sent = await db().chainTransaction.count();
    const params = { brandId };
    const answers = [
      await askWith(handler, method, { params, body }),
      await customer.ask(handler, method, { params, body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await boss.ask(handler, method, { params, body, headers })).status).toBe(403);
    expect(await db().chainTransaction.count()).toBe(sent);
    expect((await mints({ q: brandId })).mints[0]?.status).toBe("failed");
  },
);
