import { getAddress } from "viem/utils";
import { beforeEach, expect, test, vi } from "vitest";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import {
  askNode,
  mineAtOnce,
  mineNow,
  stopMining,
  totalSupply,
  useLocalChain,
} from "@/lib/chain/chain-test-kit";
import { deployContract } from "@/lib/chain/deploy-contract";
import { recordDeployment } from "@/lib/chain/deployments";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { env, refreshEnv } from "@/lib/env";
import { someEndpoint } from "@/lib/webhooks/webhook-fixture";
import {
  certifiableBrand,
  giveContent,
  look,
  minted,
  nextVersion,
  requestedMint,
  someWallet,
} from "./certificate-fixture";
import { failMint } from "./fail-mint";
import { readCertificate } from "./read-certificate";
import { resendStaleMints } from "./resend-stale-mints";

useTestDatabase();
useLocalChain();

const deliveries = () => db().webhookDelivery.findMany({ orderBy: { createdAt: "asc" } });

beforeEach(() => mineAtOnce());

test("a mint is on the chain, on the certificate and on the brand, and its account's webhooks hear of it once", async () => {
  const brand = await certifiableBrand();
  await someEndpoint({ accountId: brand.accountId, events: ["nft.minted"] });
  const wallet = await minted(brand);
  const token = await tokenOfBrand(await openChain(), brand.brandId);
  const certificate = await readCertificate(brand.brandId);
  const uri = `ipfs://${certificate?.metadataCid}`;
  expect(token).toMatchObject({ owner: wallet, root: certificate?.root, uri });
  expect(certificate).toMatchObject({
    status: "confirmed",
    tokenId: token?.tokenId,
    recipient: wallet,
    owner: wallet,
    certifiedVersion: 1,
    failure: null,
  });
  expect(await db().brand.findUnique({ where: { id: brand.brandId } })).toMatchObject({
    nftTokenId: token?.tokenId,
    nftTransactionHash: certificate?.transactionHash,
    walletAddress: wallet,
  });
  await look(brand.brandId);
  expect((await deliveries()).map(({ payload }) => JSON.parse(payload))).toEqual([
    {
      event: "nft.minted",
      data: {
        brandId: `brand_${brand.brandId}`,
        tokenId: String(token?.tokenId),
        transactionHash: certificate?.transactionHash,
      },
      timestamp: expect.any(String),
    },
  ]);
});

test("asking again changes nothing; another wallet is refused; a later version renews the token", async () => {
  const brand = await certifiableBrand();
  const wallet = someWallet();
  expect(await requestedMint(brand, wallet)).toEqual({ isNew: true });
  expect(await requestedMint(brand, wallet.toLowerCase())).toEqual({ isNew: false });
  const elsewhere = () => requestedMint(brand, someWallet());
  await expect(elsewhere()).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining(wallet),
  });
  await giveContent(brand.brandId);
  await look(brand.brandId);
  expect(await requestedMint(brand, wallet)).toEqual({ isNew: false });
  await expect(elsewhere()).rejects.toMatchObject({ message: expect.stringContaining("already: token") });

  await nextVersion(brand.brandId);
  expect(await requestedMint(brand, wallet)).toEqual({ isNew: true });
  const before = await readCertificate(brand.brandId);
  expect(before).toMatchObject({ kind: "renewal", status: "queued", certifiedVersion: 1 });
  expect(before?.tokenId).not.toBeNull();
  await giveContent(brand.brandId);
  await look(brand.brandId);
  const after = await readCertificate(brand.brandId);
  expect(after).toMatchObject({ status: "confirmed", tokenId: before?.tokenId, certifiedVersion: 2 });
  expect(after?.transactionHash).toBe(before?.transactionHash);
  expect((await tokenOfBrand(await openChain(), brand.brandId))?.root).toBe(after?.root);
});

test("refused: a foreign brand, one that is being made, one that failed, and beyond the day's budget", async () => {
  const brand = await certifiableBrand();
  const stranger = await certifiableBrand();
  const asStranger = { ...brand, accountId: stranger.accountId };
  await expect(requestedMint(asStranger, someWallet())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await db().job.updateMany({ where: { brandId: brand.brandId }, data: { status: "processing" } });
  const made = await requestedMint(brand, someWallet()).catch((error) => error);
  expect(made).toMatchObject({ code: "CONFLICT", retryAfterSeconds: expect.any(Number) });
  await db().job.updateMany({ where: { brandId: brand.brandId }, data: { status: "failed" } });
  await db().brand.update({ where: { id: brand.brandId }, data: { visibleVersion: null } });
  await expect(requestedMint(brand, someWallet())).rejects.toMatchObject({ code: "CONFLICT" });
  const full = () => Promise.reject(new Error("no room"));
  await expect(requestedMint(stranger, someWallet(), { admit: full })).rejects.toThrow("no room");
  expect(await readCertificate(stranger.brandId)).toBeNull();
});

test("beyond the day's budget a mint is refused until the oldest is a day old", async () => {
  const [brand, another] = [await certifiableBrand(), await certifiableBrand()];
  const mints = await db().chainTransaction.count({ where: { purpose: { in: ["mint", "renewal"] } } });
  vi.stubEnv("MINT_DAILY_BUDGET", String(mints + 1));
  refreshEnv();
  const asked = await Promise.allSettled([brand, another].map((one) => requestedMint(one, someWallet())));
  expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { reason } = asked.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(reason).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: expect.any(Number) });
  vi.stubEnv("MINT_DAILY_BUDGET", "");
  refreshEnv();
});

test("twenty at once have nonces without a gap, and a token each", async () => {
  const open = await openChain();
  const before = await totalSupply(open);
  const brands = await Promise.all(Array.from({ length: 20 }, () => certifiableBrand()));
  await Promise.all(brands.map((brand) => minted(brand)));
  const rows = await db().chainTransaction.findMany({ orderBy: { nonce: "asc" } });
  expect(rows.map(({ nonce }) => nonce)).toEqual(rows.map((_, index) => rows[0]!.nonce + index));
  expect(await totalSupply(open)).toBe(before + 20);
  const ids = brands.map(({ brandId }) => brandId);
  const tokens = await db().certificate.findMany({ where: { brandId: { in: ids }, status: "confirmed" } });
  expect(new Set(tokens.map(({ tokenId }) => tokenId)).size).toBe(20);
});

test("looked at by several at once, a certificate is signed once", async () => {
  const brand = await certifiableBrand();
  await stopMining();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  await Promise.all([look(brand.brandId), look(brand.brandId), look(brand.brandId)]);
  expect(await db().chainTransaction.count({ where: { brandId: brand.brandId } })).toBe(1);
  await mineNow();
  expect(await look(brand.brandId)).toEqual({ pauseMs: null });
});

test("an empty signer fails clearly, uses no nonce, and what is asked again afterwards works", async () => {
  const brand = await certifiableBrand();
  const { signer, client } = await openChain();
  const balance = await client.getBalance({ address: signer.address });
  await askNode("anvil_setBalance", signer.address, "0x1");
  const count = await db().chainTransaction.count();
  const wallet = await minted(brand);
  expect(await readCertificate(brand.brandId)).toMatchObject({
    status: "failed",
    failure: { code: "SIGNER_EMPTY", message: expect.stringContaining("cannot pay") },
  });
  expect(await db().chainTransaction.count()).toBe(count);
  await askNode("anvil_setBalance", signer.address, `0x${balance.toString(16)}`);
  await minted(brand, wallet);
  expect(await readCertificate(brand.brandId)).toMatchObject({ status: "confirmed", failure: null });
});

test("a contract that takes no certificates is told before anything is sent", async () => {
  const brand = await certifiableBrand();
  const { contractAddress } = await openChain();
  const count = await db().chainTransaction.count();
  await minted(brand, contractAddress);
  const certificate = await readCertificate(brand.brandId);
  expect(certificate).toMatchObject({ status: "failed", failure: { code: "RECIPIENT_REFUSES" } });
  expect(await db().chainTransaction.count()).toBe(count);
  // Another wallet can have it.
  await minted(brand);
  expect((await readCertificate(brand.brandId))?.status).toBe("confirmed");
});

test("a token that another service has minted is the brand's", async () => {
  const brand = await certifiableBrand();
  const { brandId } = brand;
  const wallet = await minted(brand);
  const { tokenId, transactionHash } = (await readCertificate(brandId))!;
  // As if this database had never heard of it.
  await db().certificate.delete({ where: { brandId } });
  await minted(brand);
  expect(await readCertificate(brandId)).toMatchObject({
    ...{ status: "confirmed", tokenId, transactionHash, recipient: wallet, certifiedVersion: 1 },
  });
});

test("a deleted brand's certificate is not minted", async () => {
  const brand = await certifiableBrand();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  await db().brand.update({ where: { id: brand.brandId }, data: { deletedAt: new Date() } });
  await look(brand.brandId);
  expect(await readCertificate(brand.brandId)).toMatchObject({
    status: "failed",
    failure: { code: "BRAND_GONE" },
  });
});

test("a round that was overtaken does nothing; what nobody looks after is taken up again", async () => {
  const brand = await certifiableBrand();
  const { brandId } = brand;
  await requestedMint(brand, someWallet());
  await giveContent(brandId);
  await db().outboxEvent.updateMany({ data: { dispatchedAt: new Date() } });
  expect(await resendStaleMints()).toBe(0);
  await db().$executeRaw`
    UPDATE certificates SET updated_at = now() - interval '2 minutes' WHERE brand_id = ${brandId}::uuid`;
  expect(await resendStaleMints()).toBe(1);
  expect(await resendStaleMints()).toBe(0);
  await failMint({ certificate: brandId, round: 1 }, "CONTENT_FAILED");
  expect(await readCertificate(brandId)).toMatchObject({ status: "queued" });
  await look(brandId);
  expect(await readCertificate(brandId)).toMatchObject({ status: "confirmed" });
});

test("on a new contract a brand has a certificate of its own, with a checksummed address, and is told of again", async () => {
  const brand = await certifiableBrand();
  await someEndpoint({ accountId: brand.accountId, events: ["nft.minted"] });
  await minted(brand);
  const { rpcUrl, chainId, signer, contractAddress: before } = await openChain();
  recordDeployment(env().DATA_DIR, chainId, await deployContract({ rpcUrl, chainId, account: signer }));
  const { contractAddress } = await openChain();
  expect(contractAddress).not.toBe(before);
  for (const address of [before, contractAddress]) expect(address).toBe(getAddress(address.toLowerCase()));
  await minted(brand);
  await look(brand.brandId);
  expect(await readCertificate(brand.brandId)).toMatchObject({
    status: "confirmed",
    contract: contractAddress,
    tokenId: 1,
  });
  const told = (await deliveries()).map(({ payload }) => JSON.parse(payload).data);
  const ours = told.filter(({ brandId }) => brandId === `brand_${brand.brandId}`);
  expect(ours.map(({ transactionHash }) => transactionHash)).toHaveLength(2);
  expect(new Set(ours.map(({ transactionHash }) => transactionHash)).size).toBe(2);
});
