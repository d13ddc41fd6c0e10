import { afterAll, beforeAll, expect, test } from "vitest";
import { certifiableBrand, someRoot, someWallet } from "@/lib/certificate/certificate-fixture";
import { setLocalChain } from "@/lib/chain/local-chain-state";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { readShownCertificate } from "./shown-certificate";

useTestDatabase();

beforeAll(() => setLocalChain({ kind: "idle" }));
afterAll(() => setLocalChain({ kind: "off" }));

const root = someRoot();

async function certifiedBrand(changes: object = {}) {
  const { brandId } = await certifiableBrand();
  await db().certificate.create({
    data: {
      brandId,
      status: "confirmed",
      version: 1,
      certifiedVersion: 1,
      recipient: someWallet(),
      chainId: LOCAL_CHAIN_ID,
      contract: someWallet(),
      root,
      tokenId: 7,
      requestedBy: "visitor:1",
      ...changes,
    },
  });
  return brandId;
}

test("a certificate that is there, with the root of the files that are shown", async () => {
  const id = await certifiedBrand();
  expect(await readShownCertificate({ id, version: 1 })).toMatchObject({
    tokenId: 7,
    root,
    isTest: true,
    isOfTheseFiles: true,
    href: expect.stringMatching(/\/collection\/7$/),
  });
});

test("an earlier version's, and one whose renewal is on its way and has no root that is certified", async () => {
  const id = await certifiedBrand({ version: 2, status: "submitted", kind: "renewal" });
  expect(await readShownCertificate({ id, version: 2 })).toMatchObject({ root: null, isOfTheseFiles: false });
});

test("none: never asked for, failed, or while certificates are off", async () => {
  const { brandId } = await certifiableBrand();
  expect(await readShownCertificate({ id: brandId, version: 1 })).toBeNull();
  const failed = await certifiedBrand({ status: "failed", tokenId: null, certifiedVersion: null });
  expect(await readShownCertificate({ id: failed, version: 1 })).toBeNull();
  const id = await certifiedBrand();
  setLocalChain({ kind: "off" });
  expect(await readShownCertificate({ id, version: 1 })).toBeNull();
  setLocalChain({ kind: "idle" });
});
