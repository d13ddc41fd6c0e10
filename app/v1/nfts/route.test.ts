import { beforeEach, expect, test } from "vitest";
import { POST as mint } from "@/app/v1/brands/[id]/nft/mint/route";
import { GET as one } from "@/app/v1/brands/[id]/nft/route";
import { waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import {
  certifiableBrand,
  giveContent,
  look,
  minted,
  someWallet,
} from "@/lib/certificate/certificate-fixture";
import { useLocalChain } from "@/lib/chain/chain-test-kit";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { accountWithKey, withId, withoutParams } from "@/lib/v1/key-fixture";
import { GET } from "./route";

useTestDatabase();
useLocalChain();

let caller: Awaited<ReturnType<typeof accountWithKey>>;

beforeEach(async () => {
  caller = await accountWithKey();
});

const list = (query = "", by = caller) => GET(by.request("GET", `/v1/nfts${query}`), withoutParams);
const read = (id: string, by = caller) => one(by.request("GET", `/v1/brands/${id}/nft`), withId(id));
const ask = (id: string, body?: unknown, headers: Record<string, string> = {}, by = caller) =>
  mint(by.request("POST", `/v1/brands/${id}/nft/mint`, { body, headers }), withId(id));

test("202: asked for, then minted; what the brand and the list say", async () => {
  const { brandId } = await certifiableBrand(caller.accountId);
  const wallet = someWallet();
  expect((await (await read(brandId)).json()).data).toMatchObject({ status: "unclaimed", notice: null });
  const response = await ask(`brand_${brandId}`, { walletAddress: wallet });
  const { data } = await response.json();
  expect([response.status, response.headers.get("location")]).toEqual([
    202,
    `/v1/brands/brand_${brandId}/nft`,
  ]);
  expect(data).toMatchObject({ brandId: `brand_${brandId}`, status: "queued", walletAddress: wallet });
  await giveContent(brandId);
  await look(brandId);
  const { data: nft } = await (await read(brandId)).json();
  expect(nft).toMatchObject({
    status: "confirmed",
    owner: wallet,
    version: 1,
    isCurrent: true,
    chainId: 31_337,
    isTestNetwork: true,
    nftUrl: expect.stringContaining(`/collection/${nft.tokenId}`),
    explorerUrl: expect.stringContaining(nft.transactionHash),
    tokenUri: expect.stringMatching(/^ipfs:\/\//),
  });
  expect((await (await list()).json()).data).toEqual([nft]);
  // The same again changes nothing; another wallet is refused.
  expect((await (await ask(brandId, { walletAddress: wallet })).json()).data.status).toBe("confirmed");
  expect((await ask(brandId, { walletAddress: someWallet() })).status).toBe(409);
});

test("the wallet of the brand is taken when none is given; 400 without either, and for two that differ", async () => {
  const { brandId } = await certifiableBrand(caller.accountId);
  const missing = await ask(brandId);
  expect([missing.status, (await missing.json()).error.details.field]).toEqual([400, "walletAddress"]);
  const differing = { walletAddress: someWallet(), chainAddress: someWallet() };
  expect((await ask(brandId, differing)).status).toBe(400);
  const walletAddress = someWallet();
  await db().brand.update({ where: { id: brandId }, data: { walletAddress } });
  expect((await (await ask(brandId)).json()).data.walletAddress).toBe(walletAddress);
});

test("Idempotency-Key: one certificate and the same bytes", async () => {
  const { brandId } = await certifiableBrand(caller.accountId);
  const body = { walletAddress: someWallet() };
  const headers = { "idempotency-key": newId() };
  const first = await (await ask(brandId, body, headers)).text();
  const again = await ask(brandId, body, headers);
  expect([again.headers.get("idempotent-replayed"), await again.text()]).toEqual(["true", first]);
});

test("401, 404 for another account's, 409 while the first version is made", async () => {
  const stranger = await accountWithKey();
  const { brandId } = await certifiableBrand(caller.accountId);
  const body = { walletAddress: someWallet() };
  expect((await ask(brandId, body, {}, stranger)).status).toBe(404);
  expect((await read(brandId, stranger)).status).toBe(404);
  expect((await ask("nonsense", body)).status).toBe(404);
  expect((await ask(brandId, body, { authorization: "" })).status).toBe(401);
  const waiting = await waitingBrandOf(caller.accountId);
  for (const response of [await ask(waiting.brandId, body), await read(waiting.brandId)]) {
    expect([response.status, response.headers.get("retry-after") !== null]).toEqual([409, true]);
  }
  expect((await (await list("", stranger)).json()).data).toEqual([]);
});

test("429 after ten mints of the account within an hour", async () => {
  const { brandId } = await certifiableBrand(caller.accountId);
  await db().rateLimit.create({
    data: { subject: `mint:account:${caller.accountId}`, hits: Array(10).fill(new Date()) },
  });
  const refused = await ask(brandId, { walletAddress: someWallet() });
  expect([refused.status, refused.headers.get("retry-after") !== null]).toEqual([429, true]);
});

test("the list: page, limit, sort, owner, status; 400 for what there is not", async () => {
  const brands = [];
  for (let index = 0; index < 3; index++) brands.push(await certifiableBrand(caller.accountId));
  const wallets = [];
  for (const brand of brands) wallets.push(await minted(brand));
  const ids = async (query: string) =>
    (await (await list(query)).json()).data.map(({ brandId }: { brandId: string }) => brandId.slice(6));
  const inOrder = brands.map(({ brandId }) => brandId);
  expect(await ids("?sort=tokenId")).toEqual(inOrder);
  expect(await ids("")).toEqual(inOrder.toReversed());
  expect(await ids("?sort=tokenId&limit=2&page=2")).toEqual(inOrder.slice(2));
  expect(await ids(`?owner=${wallets[1]?.toLowerCase()}`)).toEqual([inOrder[1]]);
  expect(await ids("?status=failed")).toEqual([]);
  expect(await ids("?status=confirmed&page=9")).toEqual([]);
  for (const query of ["?sort=owner", "?owner=0x12", "?status=x", "?limit=0", "?style=bold"]) {
    expect([query, (await list(query)).status]).toEqual([query, 400]);
  }
});
