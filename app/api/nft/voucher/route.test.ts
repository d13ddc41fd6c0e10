import { beforeEach, expect, test } from "vitest";
import { askWith, type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { GET as getBrand } from "@/app/api/nft/brands/[brandId]/route";
import { GET as getTransaction } from "@/app/api/nft/transactions/[hash]/route";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { packedBrandOf } from "@/lib/certificate/packed-brand-fixture";
import { useLocalChain } from "@/lib/chain/chain-test-kit";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { POST } from "./route";

useTestDatabase();
useRenderingHere();
useLocalChain();

let browser: SignedInBrowser;
let brandId: string;
let walletAddress: string;

beforeEach(async () => {
  browser = await signedInBrowser();
  const { accountId } = browser;
  brandId = (await packedBrandOf(accountId)).brandId;
  walletAddress = someWallet();
  await db().accountIdentity.create({ data: { provider: "wallet", subject: walletAddress, accountId } });
});

const ask = (body: object, by = browser) => by.ask(POST, "POST", { body });
const stateOf = (by = browser) => by.ask(getBrand, "GET", { params: { brandId } });

test("200: a claim for the account's wallet, which its page then follows; another wallet of it is 409", async () => {
  expect((await stateOf()).data).toMatchObject({ status: "none", recipient: null });
  const { status, data } = await ask({ brandId, walletAddress });
  expect([status, data.claim]).toEqual([200, expect.objectContaining({ brandId, recipient: walletAddress })]);
  expect((await stateOf()).data).toMatchObject({
    status: "offered",
    recipient: walletAddress,
    tokenId: null,
  });

  const other = someWallet();
  const { accountId } = browser;
  await db().accountIdentity.create({ data: { provider: "wallet", subject: other, accountId } });
  expect(await ask({ brandId, walletAddress: other })).toMatchObject({ status: 409 });
});

test("400 names the field, 401 without a session, 403 for a foreign wallet, 404 for a foreign brand", async () => {
  expect(await ask({ brandId, walletAddress: "0x12" })).toMatchObject({
    status: 400,
    error: { details: { field: "walletAddress" } },
  });
  expect(await askWith(POST, "POST", { body: { brandId, walletAddress } })).toMatchObject({ status: 401 });
  expect(await ask({ brandId, walletAddress: someWallet() })).toMatchObject({ status: 403 });
  const stranger = await signedInBrowser();
  expect(await stateOf(stranger)).toMatchObject({ status: 404 });
  const subject = someWallet();
  await db().accountIdentity.create({ data: { provider: "wallet", subject, accountId: stranger.accountId } });
  expect(await ask({ brandId, walletAddress: subject }, stranger)).toMatchObject({ status: 404 });
});

test("429 when the account's hour of certificates is used up", async () => {
  const answers: number[] = [];
  for (let time = 0; time < 11; time++) answers.push((await ask({ brandId, walletAddress })).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
});

test("a transaction that nobody has sent is told to be lost; what is no hash is an unknown address", async () => {
  const ask = (hash: string) => browser.ask(getTransaction, "GET", { params: { hash } });
  expect(await ask(`0x${"0".repeat(64)}`)).toMatchObject({ status: 200, data: { kind: "lost" } });
  expect(await ask("0x12")).toMatchObject({ status: 404 });
});
