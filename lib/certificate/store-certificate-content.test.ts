import { CID } from "multiformats/cid";
import { expect, test } from "vitest";
import { accountRow } from "@/lib/brand/account-brand-fixture";
import { finishedJob } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { readBlock } from "@/lib/ipfs/block-store";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { storage } from "@/lib/storage/current-storage";
import { certificateMetadataSchema } from "./metadata.schema";
import { PACKED_ROOT, packedBrandOf } from "./packed-brand-fixture";
import { storeCertificateContent } from "./store-certificate-content";

useTestDatabase();
useRenderingHere();

const pageUrl = "http://localhost:3000/design/x";

test("metadata and picture of a version are kept under the CIDs that IPFS gives them", async () => {
  const { brandId } = await packedBrandOf(await accountRow());
  const { metadataCid, imageCid } = await storeCertificateContent({ brandId, version: 1, pageUrl });

  const text = await readBlock(CID.parse(metadataCid));
  const metadata = certificateMetadataSchema.parse(JSON.parse(new TextDecoder().decode(text!)));
  expect(metadata).toMatchObject({
    image: `ipfs://${imageCid}/logo.png`,
    external_url: pageUrl,
    brandId,
    merkleRoot: PACKED_ROOT,
  });
  expect(metadata.attributes.slice(2)).toMatchObject([
    { value: "2026-03-04" },
    { value: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    { value: "modern" },
    { value: "41s" },
  ]);

  const folder = await readBlock(CID.parse(imageCid));
  expect(Buffer.from(folder!).includes("logo.png")).toBe(true);
});

test("a second time the same blocks stay, and what is damaged is mended", async () => {
  const { brandId } = await packedBrandOf(await accountRow());
  const wanted = { brandId, version: 1, pageUrl };
  const first = await storeCertificateContent(wanted);
  await storage().put(`ipfs/${first.metadataCid}`, new Uint8Array([1]));
  expect(await storeCertificateContent(wanted)).toEqual(first);
  expect(await readBlock(CID.parse(first.metadataCid))).toHaveProperty("length", expect.any(Number));
});

test("a version that is packed and not shown yet has the package's root, today's date and the time so far", async () => {
  const { brandId } = await packedBrandOf(await accountRow(), { unshown: true });
  const before = new Date().toISOString().slice(0, 10);
  const { metadataCid } = await storeCertificateContent({ brandId, version: 1, pageUrl });
  const metadata = certificateMetadataSchema.parse(
    JSON.parse(new TextDecoder().decode((await readBlock(CID.parse(metadataCid)))!)),
  );
  const [, , date, , , time] = metadata.attributes.map(({ value }) => value);
  expect(metadata.merkleRoot).toBe(PACKED_ROOT);
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(date);
  expect(Number.parseInt(time!, 10)).toBeGreaterThanOrEqual(90);
});

test("a version that is not packed has no certificate", async () => {
  const { brandId, version } = await finishedJob(new Uint8Array([1]));
  await db().brandVersion.update({
    where: { brandId_version: { brandId, version } },
    data: { merkleRoot: null },
  });
  await expect(storeCertificateContent({ brandId, version, pageUrl })).rejects.toThrow("is not packed");
});
