import { createHash } from "node:crypto";
import { CID } from "multiformats/cid";
import { expect, test } from "vitest";
import { plainCid } from "@/test-support/plain-unixfs";
import { CID_CASES, caseBytes, caseFiles, streamBytes } from "./cid-cases-fixture";
import { CHUNK_BYTES, fileContent, folderContent } from "./make-content";

test.each(CID_CASES.files)("a file has the CID that IPFS gives it: $name", async ({ content, cid }) => {
  expect((await fileContent(caseBytes(content))).cid).toBe(cid);
});

test.each(CID_CASES.directories)("so has a folder: $name", async ({ entries, cid }) => {
  expect((await folderContent(caseFiles(entries))).cid).toBe(cid);
});

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  "a file of %i bytes has the CID that the specifications alone give",
  async (size) => {
    const bytes = streamBytes("plain", size);
    expect((await fileContent(bytes)).cid).toBe(plainCid(bytes));
    const folder = { "b.bin": bytes, Ä: { "a b": bytes.subarray(1) } };
    const files = { "b.bin": bytes, "Ä/a b": bytes.subarray(1) };
    expect((await folderContent(files)).cid).toBe(plainCid(folder));
  },
);

test("the blocks are what the CIDs say, each once, and the root comes last", async () => {
  const bytes = streamBytes("twice", CHUNK_BYTES);
  const { cid, blocks } = await folderContent({
    "logo.png": bytes,
    "again/logo.png": new Uint8Array(Buffer.concat([bytes, bytes])),
  });
  expect(blocks.map((block) => block.cid)).toHaveLength(new Set(blocks.map((block) => block.cid)).size);
  expect(blocks.at(-1)!.cid).toBe(cid);
  // The chunk, the file of two of it, the two folders.
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const digest = Buffer.from(CID.parse(block.cid).multihash.digest).toString("hex");
    expect(createHash("sha256").update(block.bytes).digest("hex")).toBe(digest);
  }
});
