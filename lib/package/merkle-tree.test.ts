import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import fc from "fast-check";
import { expect, test } from "vitest";
import { merkleProof, merkleRoot, provenRoot } from "./merkle-tree";

const sha256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));
const files = fc.array(fc.record({ path: fc.string({ unit: "grapheme", maxLength: 90 }), sha256 }), {
  minLength: 1,
  maxLength: 24,
});

test("root and proofs are those of OpenZeppelin's StandardMerkleTree, which contracts check", () => {
  fc.assert(
    fc.property(files, (list) => {
      const values = list.map((file): [string, string] => [file.path, `0x${file.sha256}`]);
      const theirs = StandardMerkleTree.of(values, ["string", "bytes32"]);
      expect(merkleRoot(list)).toBe(theirs.root);
      for (const [index, file] of list.entries()) {
        const proof = merkleProof(list, index);
        expect(proof).toEqual(theirs.getProof(index));
        expect(provenRoot(file, proof)).toBe(theirs.root);
      }
    }),
    { numRuns: 40 },
  );
});

test("no tree without files, and no proof of a file that is not there", () => {
  expect(() => merkleRoot([])).toThrow("at least one file");
  expect(() => merkleProof([{ path: "a", sha256: "0".repeat(64) }], 1)).toThrow("no file 1 among 1");
});
