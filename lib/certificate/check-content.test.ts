import { createWriter, headerLength } from "@ipld/car/buffer-writer";
import fc from "fast-check";
import { CID } from "multiformats/cid";
import { expect, test } from "vitest";
import { type Block, fileContent, folderContent } from "@/lib/ipfs/make-content";
import { checkContent } from "./check-content";

/** A CAR of blocks as they are, right or wrong. */
function carOf(root: string, blocks: readonly Block[]): Uint8Array {
  const roots = [CID.parse(root)];
  const size = headerLength({ roots }) + blocks.reduce((sum, { bytes }) => sum + bytes.length + 100, 0);
  const writer = createWriter(new ArrayBuffer(size), { roots });
  for (const { cid, bytes } of blocks) writer.write({ cid: CID.parse(cid), bytes });
  return writer.close({ resize: true });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const someBytes = fc.uint8Array({ minLength: 1, maxLength: 2_000 });

test("what a CID names is right, and a file of one block is handed back", async () => {
  await fc.assert(
    fc.asyncProperty(someBytes, async (bytes) => {
      const { cid, blocks } = await fileContent(bytes);
      expect(await checkContent(cid, carOf(cid, blocks))).toEqual({
        kind: "right",
        blocks: 1,
        bytes: bytes.length,
        file: bytes,
      });
    }),
    { numRuns: 20 },
  );
});

test("a byte that is flipped in any block of a folder is found", async () => {
  await fc.assert(
    fc.asyncProperty(someBytes, fc.nat(), fc.integer({ min: 1, max: 255 }), async (bytes, at, change) => {
      const { cid, blocks } = await folderContent({ "logo.png": bytes });
      expect(await checkContent(cid, carOf(cid, blocks))).toMatchObject({
        kind: "right",
        blocks: 2,
        file: null,
      });
      const spoiled = blocks.map((block) => ({ ...block, bytes: block.bytes.slice() }));
      const block = spoiled[at % spoiled.length]!;
      block.bytes[at % block.bytes.length]! ^= change;
      expect(await checkContent(cid, carOf(cid, spoiled))).toMatchObject({
        kind: "wrong",
        problem: expect.stringContaining(block.cid),
      });
    }),
    { numRuns: 20 },
  );
});

test("a block that is missing, other content, and what is no CAR are wrong", async () => {
  const folder = await folderContent({ "logo.png": bytesOf("a picture") });
  const file = folder.blocks[0]!;
  expect(await checkContent(folder.cid, carOf(folder.cid, folder.blocks.slice(1)))).toEqual({
    kind: "wrong",
    problem: `the block ${file.cid} is missing`,
  });
  const other = await fileContent(bytesOf("another document"));
  expect(await checkContent(folder.cid, carOf(folder.cid, other.blocks))).toMatchObject({
    problem: `the block ${folder.cid} is missing`,
  });
  expect(await checkContent(folder.cid, bytesOf("<!doctype html>"))).toEqual({
    kind: "wrong",
    problem: "what was sent is no CAR",
  });
});
