import { createHash } from "node:crypto";
import { CID } from "multiformats/cid";
import * as Digest from "multiformats/hashes/digest";
import { beforeAll, describe, expect, test } from "vitest";
import { storeBlocks } from "@/lib/ipfs/block-store";
import { streamBytes } from "@/lib/ipfs/cid-cases-fixture";
import { MAX_BLOCKS } from "@/lib/ipfs/list-blocks";
import { fileContent, folderContent, type IpfsContent } from "@/lib/ipfs/make-content";
import { storage } from "@/lib/storage/current-storage";
import { askGateway } from "./gateway-test-kit";

const text = (value: string) => new TextEncoder().encode(value);
const SECRET = "nobody may read this";
let folder: IpfsContent;
beforeAll(async () => {
  folder = await folderContent({
    "logo.png": text("png"),
    "page.html": text("<script>alert(1)</script>"),
    "picture.svg": text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    "feed.xml": text("<html xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></html>"),
    "script.js": text("alert(1)"),
    "module.mjs": text("alert(1)"),
    "sheet.css": text("a{}"),
    "<img src=x onerror=alert(1)>.txt": text("x"),
  });
  await storeBlocks(folder.blocks);
  await storage().put("brands/secret", text(SECRET));
  await storage().put("ipfs-secret", text(SECRET));
});

const cidOf = (codec: number, hash: number, digest: Uint8Array) =>
  CID.createV1(codec, Digest.create(hash, digest)).toString();

describe("addresses", () => {
  test.each([
    "..",
    "../brands/secret",
    "..%2fbrands%2fsecret",
    "%2e%2e/%2e%2e/etc/passwd",
    "logo.png/..",
    "logo.png/",
    "logo.png/logo.png",
    ".",
    "%2e",
    "%00",
    "logo.png%00",
    "__proto__",
    "constructor",
    "toString",
    "LOGO.PNG",
    "logo.png%2f",
    "\\..\\..",
    "%5c%2e%2e",
    "a/".repeat(14),
  ])("that lead out of a content, or nowhere: %s", async (names) => {
    for (const query of ["", "?format=car"]) {
      const answer = await askGateway(`${folder.cid}/${names}${query}`);
      expect([names, answer.status]).toEqual([names, 404]);
      expect(await answer.text()).not.toContain(SECRET);
    }
  });

  test.each([
    "..%2fbrands%2fsecret",
    "brands",
    "bafy",
    "b",
    "Qm",
    "f01551220",
    "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyk!",
    "BAFKREIHDWDCEFGH4DQKJV67UZCMW7OJEE6XEDZDETOJUZJEVTENXQUVYKU",
    "b".repeat(200),
    "z".repeat(255),
    "",
  ])("that are no CID: %s", async (root) => {
    const answer = await askGateway(root);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { details: { field: "cid" } } });
  });

  test("that are too long or too deep are unknown", async () => {
    expect((await askGateway("b".repeat(256))).status).toBe(404);
    expect((await askGateway(`${folder.cid}/${"a/".repeat(40)}`)).status).toBe(404);
  });
});

describe("what is not kept here", () => {
  const digest = createHash("sha256").update("kept nowhere").digest();
  test.each([
    ["bytes", cidOf(0x55, 0x12, digest)],
    ["a node", cidOf(0x70, 0x12, digest)],
    ["DAG-CBOR", cidOf(0x71, 0x12, digest)],
    ["DAG-JSON", cidOf(0x0129, 0x12, digest)],
    ["JSON", cidOf(0x0200, 0x12, digest)],
    ["an IPNS key", cidOf(0x72, 0x12, digest)],
    ["another hash", cidOf(0x55, 0xb220, digest)],
    ["a cut hash", cidOf(0x55, 0x12, digest.subarray(0, 20))],
    ["identity, bytes", cidOf(0x55, 0, text("<script>alert(1)</script>"))],
    ["identity, a node", cidOf(0x70, 0, Uint8Array.from([0x0a, 2, 8, 1]))],
    ["identity, a page of 100 bytes", cidOf(0x55, 0, text("<b>".repeat(33)))],
  ])("is not found: %s", async (_, cid) => {
    for (const query of ["", "?format=raw", "?format=car", "?filename=a.html"]) {
      const answer = await askGateway(cid + query);
      expect([answer.status, (await answer.json()).error.code]).toEqual([404, "NOT_FOUND"]);
    }
    const cached = await askGateway(cid, { headers: { "cache-control": "only-if-cached" } });
    expect([cached.status, await cached.text()]).toEqual([412, ""]);
  });

  test("the bytes of a kept block are not found under another codec", async () => {
    const { multihash } = CID.parse(folder.cid);
    expect((await askGateway(CID.createV1(0x55, multihash).toString())).status).toBe(404);
    expect((await askGateway(CID.createV1(0x71, multihash).toString())).status).toBe(404);
  });
});

describe("content that wants to run", () => {
  test.each([
    ["page.html", "text/html; charset=utf-8"],
    ["picture.svg", "image/svg+xml; charset=utf-8"],
    ["feed.xml", "application/xml; charset=utf-8"],
    ["script.js", "text/plain; charset=utf-8"],
    ["module.mjs", "text/plain; charset=utf-8"],
    ["sheet.css", "text/plain; charset=utf-8"],
  ])("has no rights on the application's origin: %s", async (name, type) => {
    const answer = await askGateway(`${folder.cid}/${name}`);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^sandbox; default-src 'none';/);
    expect(policy).not.toContain("allow-");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("a name that a client gives changes no type, and breaks out of no header", async () => {
    const { cid } = folder.blocks.find(({ bytes }) => Buffer.from(bytes).equals(text("png")))!;
    const answer = await askGateway(`${cid}?filename=${encodeURIComponent('a.html"\r\nset-cookie: a=b')}`);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("names of files are text in a folder's page", async () => {
    const page = await (await askGateway(folder.cid)).text();
    expect(page).not.toContain("<img");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;.txt");
  });

  test("no service worker is registered", async () => {
    const answer = await askGateway(`${folder.cid}/script.js`, { headers: { "service-worker": "script" } });
    expect(answer.status).toBe(400);
  });
});

test("blocks that link to the same ones again and again cost no more than a bound", async () => {
  // Each folder links to the one before it four times: 4^12 ways lead down.
  let level = await folderContent({ "leaf.txt": text("leaf") });
  const all = [...level.blocks];
  for (let depth = 0; depth < 12; depth++) {
    const wide = linksTo(level.cid, 4);
    all.push(wide);
    level = { cid: wide.cid, blocks: [] };
  }
  await storeBlocks(all);
  const repeated = await askGateway(`${level.cid}?format=car&car-dups=y`);
  expect(repeated.status).toBe(400);
  expect((await repeated.json()).error.message).toContain(`more than ${MAX_BLOCKS} blocks`);
  const once = await askGateway(`${level.cid}?format=car`);
  expect(once.status).toBe(200);
  expect((await once.arrayBuffer()).byteLength).toBeLessThan(10_000);
});

test("a block that is damaged, or gone from below its root, is never sent as if it were whole", async () => {
  const damaged = await fileContent(streamBytes("damaged", 64));
  await storage().put(`ipfs/${damaged.cid}`, streamBytes("other", 64));
  for (const query of ["", "?format=raw"]) expect((await askGateway(damaged.cid + query)).status).toBe(500);
  const lost = await fileContent(streamBytes("lost", 600_000));
  await storeBlocks(lost.blocks.filter(({ cid }) => cid === lost.cid));
  expect((await askGateway(lost.cid)).status).toBe(500);
  const car = await askGateway(`${lost.cid}?format=car`);
  await expect(car.arrayBuffer()).rejects.toThrow("is not kept here");
});

test("a network that asks without a pause is told to wait, and nobody else", async () => {
  const ask = (address: string) =>
    askGateway(folder.cid, { headers: { "x-marque-client-address": address }, method: "HEAD" });
  const answers = await Promise.all(Array.from({ length: 900 }, () => ask("198.51.100.7")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBe(900 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect((await ask("198.51.100.8")).status).toBe(200);
});

/** A folder that links to the same thing under several names, as dag-pb has it. */
function linksTo(cid: string, times: number): { cid: string; bytes: Uint8Array } {
  const hash = CID.parse(cid).bytes;
  const field = (tag: number, bytes: Uint8Array) => [tag, bytes.length, ...bytes];
  const links = Array.from({ length: times }, (_, at) =>
    field(0x12, Uint8Array.from([...field(0x0a, hash), ...field(0x12, text(`${at}`)), 0x18, 1])),
  );
  const bytes = Uint8Array.from([...links.flat(), ...field(0x0a, Uint8Array.from([8, 1]))]);
  return { cid: cidOf(0x70, 0x12, createHash("sha256").update(bytes).digest()), bytes };
}
