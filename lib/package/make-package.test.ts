import JSZip from "jszip";
import { expect, test } from "vitest";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Verification } from "@/lib/model/verification.schema";
import { sampleBrand } from "@/lib/verify/sample-brand";
import { makePackage } from "./make-package";
import { makeReadme } from "./readme";
import { verifyPackage } from "./verify-package";
import { zipFiles } from "./zip-package";

const verification: Verification = {
  passed: true,
  checks: [{ id: "contrast-light", label: "Contrast", status: "passed", figure: "17 of 17", failures: [] }],
};
const made = [
  textFile("tokens/brand.css", ":root {}"),
  textFile("logos/icon/brewly-icon-color.svg", "<svg/>"),
];

function build(text: Parameters<typeof sampleBrand>[0] = {}, report = verification) {
  const brand = sampleBrand(text);
  const readme = makeReadme({ ...brand, paths: made.map((file) => file.path), parts: [] });
  return makePackage({ ...brand, verification: report, files: [...made, readme] });
}
const textOf = (file: GeneratedFile) => new TextDecoder().decode(file.bytes);

test("adds the package's own files and passes its own verification", async () => {
  const { files, manifest, zip, sha256 } = await build();
  expect(files.map((file) => file.path)).toEqual([
    "README.md",
    "brand.json",
    "logos/icon/brewly-icon-color.svg",
    "manifest.json",
    "strategy.json",
    "tokens/brand.css",
    "verification.html",
    "verification.json",
  ]);
  const report = await verifyPackage(zip);
  expect(report.failures).toEqual([]);
  expect([report.ok, report.sha256, report.merkleRoot]).toEqual([true, sha256, manifest.merkleRoot]);
});

test("same input, same bytes, whatever order the database gave the keys in", async () => {
  const brand = sampleBrand();
  const readme = makeReadme({ ...brand, paths: [], parts: [] });
  const first = await makePackage({ ...brand, verification, files: [readme] });
  const turned = JSON.parse(JSON.stringify(brand, (_, value) => reversed(value))) as typeof brand;
  const second = await makePackage({ ...turned, verification, files: [readme] });
  expect(JSON.stringify(turned.strategy)).not.toBe(JSON.stringify(brand.strategy));
  expect(second.sha256).toBe(first.sha256);
});

function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

test("seed and brief are recorded; wallet, ids and times are not", async () => {
  const brand = sampleBrand();
  const brief = { ...brand.brief, walletAddress: "0x0000000000000000000000000000000000000001", seed: 9 };
  const { files } = await makePackage({ ...brand, brief, verification, files: made });
  const json = JSON.parse(textOf(files.find((file) => file.path === "brand.json")!)) as Record<
    string,
    unknown
  >;
  expect(json).toMatchObject({ seed: 7, engineVersion: expect.any(String), brief: { style: "modern" } });
  expect(files.map(textOf).join()).not.toContain("0x0000000000000000000000000000000000000001");
  expect(Object.keys(json.brief as object)).not.toContain("walletAddress");
});

test.each([
  "<script>alert(1)</script>",
  "</style><img src=x onerror=alert(1)>",
  "](javascript:alert(1))",
  "--></title><svg onload=alert(1)>",
])("markup in a name stays text in every file: %s", async (hostile) => {
  const { files, zip } = await build({
    name: hostile,
    tagline: hostile,
    businessIdea: `${hostile} and bread`,
  });
  for (const file of files.filter(({ path }) => hostile.includes("<") || path.endsWith(".md"))) {
    expect([file.path, textOf(file).includes(hostile)]).toEqual([file.path, false]);
  }
  expect((await verifyPackage(zip)).ok).toBe(true);
});

test("a name from right to left stands in its own direction", async () => {
  const { files } = await build({ name: "مخبز" });
  expect(textOf(files.find((file) => file.path === "verification.html")!)).toContain(
    '<bdi lang="en">مخبز</bdi>',
  );
});

test("the report page needs nothing else and runs nothing", async () => {
  const { files } = await build();
  const html = textOf(files.find((file) => file.path === "verification.html")!);
  expect(html).not.toMatch(/<script|<link|<img|url\((?!"fonts\/)|https?:|\son[a-z]+=/i);
  expect(html).toContain("All 1 checks on the final files passed.");
});

test("a stage may not bring a file that packaging makes", async () => {
  const brand = sampleBrand();
  const files = [textFile("brand.json", "{}")];
  await expect(makePackage({ ...brand, verification, files })).rejects.toThrow("occurs twice");
});

test("verification names what is wrong with a changed package", async () => {
  const { zip, files } = await build();
  const change = async (edit: (archive: JSZip) => void) => {
    const archive = await JSZip.loadAsync(zip);
    edit(archive);
    const list = await Promise.all(
      Object.values(archive.files).map(async (entry) => ({
        path: entry.name,
        bytes: await entry.async("uint8array"),
      })),
    );
    return (await verifyPackage(await zipFiles(list))).failures;
  };
  expect(await change(() => {})).toEqual([]);
  expect(await change((archive) => archive.remove("README.md"))).toEqual(["missing: README.md"]);
  expect(await change((archive) => archive.file("extra.txt", "x"))).toEqual(["extra: extra.txt"]);
  expect(
    await change((archive) => archive.file("tokens/brand.css", ":root{ }\n", { createFolders: false })),
  ).toEqual(["changed: tokens/brand.css"]);
  const manifest = textOf(files.find((file) => file.path === "manifest.json")!);
  expect(
    await change((archive) => archive.file("manifest.json", manifest.replace(/0x[0-9a-f]{2}/, "0xzz"))),
  ).toEqual([expect.stringContaining("manifest.json: ")]);
  expect(
    await change((archive) =>
      archive.file("manifest.json", manifest.replace(/0x[0-9a-f]{62}/, `0x${"0".repeat(62)}`)),
    ),
  ).toEqual([expect.stringMatching(/^the root is 0x[0-9a-f]{64}, the manifest says 0x0{62}/)]);
  expect(await change((archive) => archive.remove("manifest.json"))).toEqual([
    "manifest.json: it is missing",
  ]);
});

test("a package whose own report failed does not verify", async () => {
  const { zip } = await build(
    {},
    { passed: false, checks: [{ ...verification.checks[0]!, status: "failed" }] },
  );
  expect((await verifyPackage(zip)).failures).toEqual(["verification.json: contrast-light"]);
});

test("damage anywhere in the ZIP is found", async () => {
  const { zip } = await build();
  for (let at = 0; at < zip.length; at += 97) {
    const damaged = zip.slice();
    damaged[at] = damaged[at]! ^ 0xff;
    expect([at, (await verifyPackage(damaged)).ok]).toEqual([at, false]);
  }
  for (const bytes of [new Uint8Array(), zip.subarray(0, -1), zip.subarray(1), new Uint8Array([...zip, 0])]) {
    expect((await verifyPackage(bytes)).ok).toBe(false);
  }
});
