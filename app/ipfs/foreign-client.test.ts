import { CarReader } from "@ipld/car/reader";
import { exporter } from "ipfs-unixfs-exporter";
import type { CID } from "multiformats/cid";
import { sha256 } from "multiformats/hashes/sha2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountRow } from "@/lib/brand/account-brand-fixture";
import { certificateMetadataSchema } from "@/lib/certificate/metadata.schema";
import { drawnBrand, packedBrandOf } from "@/lib/certificate/packed-brand-fixture";
import { storeCertificateContent } from "@/lib/certificate/store-certificate-content";
import { useTestDatabase } from "@/lib/db/test-database";
import { drawLogoPicture } from "@/lib/logo/export/logo-picture";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { startGateway } from "./gateway-test-kit";

useTestDatabase();
useRenderingHere();

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.server.close());

/** A client that believes nothing: every block is compared with the hash in its CID, and no code of ours reads it. */
async function fetchCar(cid: string): Promise<Map<string, Uint8Array>> {
  const answer = await fetch(`${gateway.url}/ipfs/${cid}?format=car`, {
    headers: { accept: "application/vnd.ipld.car" },
  });
  expect(answer.status).toBe(200);
  const car = await CarReader.fromBytes(new Uint8Array(await answer.arrayBuffer()));
  const blocks = new Map<string, Uint8Array>();
  for await (const block of car.blocks()) blocks.set(`${block.cid}`, await verified(block.cid, block.bytes));
  return blocks;
}

async function fetchBlock(cid: CID): Promise<Uint8Array> {
  const answer = await fetch(`${gateway.url}/ipfs/${cid}?format=raw`);
  expect(answer.status).toBe(200);
  return verified(cid, new Uint8Array(await answer.arrayBuffer()));
}

async function verified(cid: CID, bytes: Uint8Array): Promise<Uint8Array> {
  const { digest } = await sha256.digest(bytes);
  expect(Buffer.from(digest).equals(cid.multihash.digest)).toBe(true);
  return bytes;
}

/** The file at the end of a path, put together from blocks alone. */
async function readFile(path: string, get: (cid: CID) => Promise<Uint8Array>): Promise<Buffer> {
  const store = {
    async *get(cid: CID) {
      yield await get(cid);
    },
  };
  const entry = await exporter(path, store);
  if (entry.type !== "file" && entry.type !== "raw") throw new Error(`${path} is a ${entry.type}`);
  const parts: Uint8Array[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts);
}

test("metadata and picture are there for a foreign client as soon as they are stored: nothing was minted yet", async () => {
  const { brandId } = await packedBrandOf(await accountRow());
  const pageUrl = "http://localhost:3000/design/x";
  const { metadataCid, imageCid } = await storeCertificateContent({ brandId, version: 1, pageUrl });

  const text = await readFile(metadataCid, fetchBlock);
  const { image } = certificateMetadataSchema.parse(JSON.parse(text.toString()));
  const path = image.replace("ipfs://", "");
  expect(path).toBe(`${imageCid}/logo.png`);
  const fromBlocks = await readFile(path, fetchBlock);

  const car = await fetchCar(imageCid);
  const fromCar = await readFile(
    path,
    async (cid) => car.get(`${cid}`) ?? Promise.reject(new Error(`no ${cid}`)),
  );
  expect(fromCar.equals(fromBlocks)).toBe(true);

  // The same as whoever trusts the gateway gets, and as the version's logo is drawn.
  const plain = await fetch(`${gateway.url}/ipfs/${path}`);
  expect(plain.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await plain.arrayBuffer()).equals(fromCar)).toBe(true);
  const { logos, palette } = await drawnBrand();
  expect(fromCar.equals(drawLogoPicture({ logo: logos, palette }))).toBe(true);
  expect(await (await fetch(`${gateway.url}/ipfs/${metadataCid}`)).text()).toBe(text.toString());
});
