import { expect, test } from "vitest";
import { textFile } from "@/lib/model/generated-file";
import { makeManifest } from "./make-manifest";
import { isProven, proveFile } from "./prove-file";

const files = ["b", "a/c", "a/b", "README.md", "e"].map((path) => textFile(path, `text of ${path}`));

test("lists every file but itself, sorted, with the root that the same files always have", async () => {
  const manifest = await makeManifest([...files, textFile("manifest.json", "{}")]);
  expect(manifest).toMatchInlineSnapshot(`
    {
      "files": [
        {
          "bytes": 18,
          "path": "README.md",
          "sha256": "2c9f9b71340aaf52beec34379e6ddb90a51b601772f951c7db406f9cf39aadd2",
        },
        {
          "bytes": 12,
          "path": "a/b",
          "sha256": "c46be0ae1351b083079256f9530f597d78856b414905abe8a94401db03bff642",
        },
        {
          "bytes": 12,
          "path": "a/c",
          "sha256": "88678599c8ed110bedf3d4a573d8e66d12be38f7e6027da4ee33bc2068b23ff5",
        },
        {
          "bytes": 10,
          "path": "b",
          "sha256": "f44fdf451f96e3f25e7493d6123d9258e4caadb745841b6d18d0ce985bf43764",
        },
        {
          "bytes": 10,
          "path": "e",
          "sha256": "da2a71a21b15baf0576b656d2f0f637015b6c126370cf931c082428107c1694a",
        },
      ],
      "merkleRoot": "0xd0cc9ebe4cadc47d9ee8c8b1e64e3627416f8c9f71976030a6d72c0ba501ba46",
      "version": 1,
    }
  `);
  expect(await makeManifest(files.toReversed())).toEqual(manifest);
});

test("the root changes with a byte, with a path and with the set", async () => {
  const root = async (list: typeof files) => (await makeManifest(list)).merkleRoot;
  const roots = await Promise.all([
    root(files),
    root([...files.slice(1), textFile("b", "other text")]),
    root([...files.slice(1), textFile("bb", "text of b")]),
    root(files.slice(1)),
    root([...files, textFile("f", "more")]),
  ]);
  expect(new Set(roots).size).toBe(roots.length);
});

test("any single file can be proven, and nothing else", async () => {
  const manifest = await makeManifest(files);
  for (const { path } of files) {
    const proof = proveFile(manifest, path);
    expect(isProven(proof)).toBe(true);
    expect(isProven({ ...proof, path: `${path}x` })).toBe(false);
    expect(isProven({ ...proof, sha256: "0".repeat(64) })).toBe(false);
    expect(isProven({ ...proof, proof: proof.proof.slice(1) })).toBe(false);
  }
  expect(() => proveFile(manifest, "missing")).toThrow("has no file missing");
});

test("a package of one file has a root; of none it has not", async () => {
  expect((await makeManifest(files.slice(0, 1))).merkleRoot).toMatch(/^0x[0-9a-f]{64}$/);
  await expect(makeManifest([])).rejects.toThrow("at least one file");
});
