import { createHash } from "node:crypto";
import fc from "fast-check";
import JSZip from "jszip";
import { expect, test } from "vitest";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { readZip } from "./read-zip";
import { zipFiles } from "./zip-package";

const utf8 = new TextEncoder();
const file = (path: string, text = path): GeneratedFile => ({ path, bytes: utf8.encode(text) });
const sample = [
  file("tokens/brand.css", ":root { --a: #000; }\n".repeat(50)),
  file("README.md"),
  file("LICENSES/inter.txt"),
  file("logos/icon/color.png"),
  file("empty.txt", ""),
];

test("the bytes of a package stay what they are, on every Node and in every zone", async () => {
  const digest = createHash("sha256")
    .update(await zipFiles(sample))
    .digest("hex");
  expect(digest).toMatchInlineSnapshot(`"b3d5d80373e195fe0f6cb796bfdb86f2d6b55176553acc34cb4089079d0f9c76"`);
});

test("neither the order of the files nor the time zone reaches the bytes", async () => {
  const before = process.env.TZ;
  try {
    process.env.TZ = "Pacific/Kiritimati";
    const there = await zipFiles(sample.toReversed());
    process.env.TZ = "America/Los_Angeles";
    expect(Buffer.compare(await zipFiles(sample), there)).toBe(0);
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("entries are sorted, of 1980, readable by all, without folders; pictures are stored", async () => {
  const zip = await JSZip.loadAsync(await zipFiles(sample), { checkCRC32: true });
  const entries = Object.values(zip.files);
  expect(entries.map((entry) => entry.name)).toEqual([
    "LICENSES/inter.txt",
    "README.md",
    "empty.txt",
    "logos/icon/color.png",
    "tokens/brand.css",
  ]);
  for (const entry of entries) {
    expect([entry.dir, entry.date.toISOString(), Number(entry.unixPermissions).toString(8)]).toEqual([
      false,
      "1980-01-01T00:00:00.000Z",
      "100644",
    ]);
  }
});

test("what goes in comes out, by our own reader and by JSZip's", async () => {
  const path = fc.stringMatching(/^[a-z0-9_][a-z0-9_-]{0,8}(\/[a-z0-9_][a-z0-9_-]{0,8}){0,2}\.(txt|png)$/);
  const files = fc.uniqueArray(fc.record({ path, bytes: fc.uint8Array({ maxLength: 400 }) }), {
    maxLength: 8,
    selector: ({ path }) => path,
  });
  await fc.assert(
    fc.asyncProperty(files, async (list) => {
      const zip = await zipFiles(list);
      const expected = list
        .map(({ path, bytes }) => [path, Buffer.from(bytes).toString("hex")])
        .sort(([a], [b]) => (a! < b! ? -1 : 1));
      const ours = readZip(zip).map(({ path, bytes }) => [path, Buffer.from(bytes).toString("hex")]);
      expect(ours).toEqual(expected);
      const theirs = await JSZip.loadAsync(zip, { checkCRC32: true });
      expect(Object.keys(theirs.files)).toHaveLength(list.length);
    }),
    { numRuns: 60 },
  );
});

test.each([
  "../a",
  "a/../b",
  "/a",
  "a//b",
  "./a",
  "a/",
  "",
  "A/b",
  "a b",
  "ä",
  "a\\b",
  "a\0",
  "c:",
  "a.",
  "<script>",
  `${"x".repeat(201)}`,
])("refuses the path %j", async (path) => {
  await expect(zipFiles([file(path)])).rejects.toThrow("invalid package path");
});

test("takes license texts under the names that they are known by", async () => {
  const path = "LICENSES/fonts/inter-OFL.txt";
  expect(readZip(await zipFiles([file(path)])).map((entry) => entry.path)).toEqual([path]);
});

test("refuses one path twice, and a file where a folder is", async () => {
  await expect(zipFiles([file("a"), file("a")])).rejects.toThrow("occurs twice");
  await expect(zipFiles([file("readme.md"), file("README.md")])).rejects.toThrow("differ in capitals alone");
  await expect(zipFiles([file("a/b"), file("a")])).rejects.toThrow("is also a folder");
});
