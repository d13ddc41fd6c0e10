import { afterAll, beforeAll, expect, test } from "vitest";
import { accountRow } from "@/lib/brand/account-brand-fixture";
import { certificateMetadataSchema } from "@/lib/certificate/metadata.schema";
import { drawnBrand, packedBrandOf } from "@/lib/certificate/packed-brand-fixture";
import { storeCertificateContent } from "@/lib/certificate/store-certificate-content";
import { useTestDatabase } from "@/lib/db/test-database";
import { drawLogoPicture } from "@/lib/logo/export/logo-picture";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { foreignIpfsClient } from "@/test-support/foreign-ipfs-client";
import { startGateway } from "./gateway-test-kit";

useTestDatabase();
useRenderingHere();

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.server.close());

test("metadata and picture are there for a foreign client as soon as they are stored: nothing was minted yet", async () => {
  const { brandId } = await packedBrandOf(await accountRow());
  const pageUrl = "http://localhost:3000/design/x";
  const { metadataCid, imageCid } = await storeCertificateContent({ brandId, version: 1, pageUrl });

  const client = foreignIpfsClient(gateway.url);
  const text = await client.readByBlocks(metadataCid);
  const { image } = certificateMetadataSchema.parse(JSON.parse(text.toString()));
  const path = image.replace("ipfs://", "");
  expect(path).toBe(`${imageCid}/logo.png`);
  const fromCar = await client.readByCar(path);
  expect(fromCar.equals(await client.readByBlocks(path))).toBe(true);

  // The same as whoever trusts the gateway gets, and as the version's logo is drawn.
  const plain = await fetch(`${gateway.url}/ipfs/${path}`);
  expect(plain.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await plain.arrayBuffer()).equals(fromCar)).toBe(true);
  const { logos, palette } = await drawnBrand();
  expect(fromCar.equals(drawLogoPicture({ logo: logos, palette }))).toBe(true);
  expect(await (await fetch(`${gateway.url}/ipfs/${metadataCid}`)).text()).toBe(text.toString());
});
