import { createWalletClient, type Hex, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeEach, expect, test } from "vitest";
import { accountRow } from "@/lib/brand/account-brand-fixture";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import { askNode, useLocalChain } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import { readTransactionState } from "@/lib/chain/read-transaction";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { minted, someWallet } from "./certificate-fixture";
import type { ClaimOffer } from "./claim-offer.schema";
import { offerClaim } from "./offer-claim";
import { packedBrandOf } from "./packed-brand-fixture";
import { readCertificate } from "./read-certificate";
import { readCollection } from "./read-collection";
import { readToken } from "./read-token";
import { readTokenHistory } from "./read-token-history";
import { settleOffers } from "./settle-offers";

useTestDatabase();
useRenderingHere();
useLocalChain();

const pageUrl = "http://localhost:3000/design/x";

/** A wallet of the account that has coins. */
async function provenWallet(accountId: string) {
  const wallet = privateKeyToAccount(generatePrivateKey());
  await askNode("anvil_setBalance", wallet.address, "0xde0b6b3a7640000");
  await db().accountIdentity.create({ data: { provider: "wallet", subject: wallet.address, accountId } });
  return wallet;
}

function offered(
  accountId: string,
  brandId: string,
  recipient: string,
  admit = async () => {},
): Promise<ClaimOffer> {
  const principal = { kind: "account", accountId, tier: "pro" } as const;
  return offerClaim({ principal, brandId, recipient, pageUrl, typicalSeconds: 10, admit });
}

async function handIn({ to, data }: ClaimOffer, account = privateKeyToAccount(generatePrivateKey())) {
  await askNode("anvil_setBalance", account.address, "0xde0b6b3a7640000");
  const { client, rpcUrl } = await openChain();
  const wallet = createWalletClient({ account, transport: http(rpcUrl) });
  const hash = await wallet.sendTransaction({ to: to as Hex, data: data as Hex, chain: null });
  // The node answers before it has made the block.
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  return hash;
}

let accountId: string;
let brandId: string;
beforeEach(async () => {
  accountId = await accountRow();
  brandId = (await packedBrandOf(accountId)).brandId;
});

test("a claim that somebody else copies and hands in gives its recipient the certificate, and the pages show it", async () => {
  const wallet = await provenWallet(accountId);
  const offer = await offered(accountId, brandId, wallet.address.toLowerCase());
  expect(await readCertificate(brandId)).toMatchObject({ status: "offered", recipient: wallet.address });
  const hash = await handIn(offer);

  const open = await openChain();
  const token = await tokenOfBrand(open, brandId);
  expect(token).toMatchObject({ owner: wallet.address, root: offer.claim.root, uri: offer.claim.uri });
  expect(await readTransactionState(open, hash)).toMatchObject({
    kind: "confirmed",
    tokenId: token?.tokenId,
  });
  await settleOffers(open);
  expect(await readCertificate(brandId)).toMatchObject({ status: "confirmed", tokenId: token?.tokenId });

  const collection = await readCollection(wallet.address, { page: 1, limit: 10 });
  expect(collection).toMatchObject({
    kind: "answer",
    value: { total: 1, certificates: [{ tokenId: token?.tokenId, brandId, brandName: expect.any(String) }] },
  });
  expect(await readToken(token!.tokenId)).toMatchObject({
    value: { owner: wallet.address, brandId, metadata: { merkleRoot: offer.claim.root } },
  });
  expect(await readTokenHistory(token!.tokenId)).toMatchObject({
    value: { isWhole: true, events: [{ kind: "minted", to: wallet.address, transactionHash: hash }] },
  });
});

test("a claim that was used already, or changed, mints nothing", async () => {
  const wallet = await provenWallet(accountId);
  const offer = await offered(accountId, brandId, wallet.address);
  const thief = someWallet().slice(2).toLowerCase();
  const changed = offer.data.replace(wallet.address.slice(2).toLowerCase(), thief);
  await expect(handIn({ ...offer, data: changed })).rejects.toThrow("reverted");
  expect(await tokenOfBrand(await openChain(), brandId)).toBeNull();
  await handIn(offer);
  await expect(handIn(offer)).rejects.toThrow("reverted");
});

test("a wallet that the account has not proven, and a brand of somebody else's, are refused before anything is counted", async () => {
  const wallet = await provenWallet(accountId);
  const never = async () => {
    throw new Error("counted");
  };
  await expect(offered(accountId, brandId, someWallet(), never)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const stranger = await accountRow();
  const theirs = await provenWallet(stranger);
  await expect(offered(stranger, brandId, theirs.address, never)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(offered(accountId, brandId, wallet.address, never)).rejects.toThrow("counted");
  expect(await readCertificate(brandId)).toBeNull();
});

test("a voucher that is out keeps other wallets waiting, and its own gets another", async () => {
  const [first, second] = [await provenWallet(accountId), await provenWallet(accountId)];
  await offered(accountId, brandId, first.address);
  await expect(offered(accountId, brandId, second.address)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await offered(accountId, brandId, first.address)).claim.recipient).toBe(first.address);
  await db().certificate.update({ where: { brandId }, data: { offeredUntil: new Date(Date.now() - 1) } });
  expect((await offered(accountId, brandId, second.address)).claim.recipient).toBe(second.address);
});

test("a brand that has a certificate is offered none", async () => {
  const wallet = await provenWallet(accountId);
  await minted({ brandId, accountId });
  await expect(offered(accountId, brandId, wallet.address)).rejects.toMatchObject({ code: "CONFLICT" });
});
