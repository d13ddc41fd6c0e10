import { createHash } from "node:crypto";
import { CarReader } from "@ipld/car/reader";
import { CID } from "multiformats/cid";
import { beforeAll, describe, expect, test } from "vitest";
import { storeBlocks } from "@/lib/ipfs/block-store";
import { streamBytes } from "@/lib/ipfs/cid-cases-fixture";
import { CHUNK_BYTES, fileContent, folderContent, type IpfsContent } from "@/lib/ipfs/make-content";
import { askGateway } from "./gateway-test-kit";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const METADATA = '{"name":"Klok Brand Certificate"}\n';
/** Three chunks below one node. */
const LARGE = streamBytes("large", 2 * CHUNK_BYTES + 77);

let metadata: IpfsContent;
let folder: IpfsContent;
let large: IpfsContent;
beforeAll(async () => {
  metadata = await fileContent(new TextEncoder().encode(METADATA));
  large = await fileContent(LARGE);
  folder = await folderContent({
    "logo.png": PNG,
    "deep/er/large.bin": LARGE,
    "deep/page.html": new TextEncoder().encode("<script>alert(1)</script>"),
    "deep/picture.svg": new TextEncoder().encode(
      "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    ),
    "deep/script.js": new TextEncoder().encode("alert(1)"),
    "deep/sheet.css": new TextEncoder().encode("a{}"),
    "a name & more.txt": new TextEncoder().encode("text"),
  });
  await storeBlocks([...metadata.blocks, ...large.blocks, ...folder.blocks]);
});

const headersOf = (answer: Response) => Object.fromEntries(answer.headers);
const carOf = async (answer: Response) => {
  const car = await CarReader.fromBytes(new Uint8Array(await answer.arrayBuffer()));
  const blocks: { cid: string; bytes: Uint8Array }[] = [];
  for await (const { cid, bytes } of car.blocks()) {
    expect(Buffer.from(cid.multihash.digest)).toEqual(createHash("sha256").update(bytes).digest());
    blocks.push({ cid: cid.toString(), bytes });
  }
  return { roots: (await car.getRoots()).map(String), blocks };
};
const cidsOf = (content: IpfsContent) => content.blocks.map(({ cid }) => cid).sort();

describe("a file", () => {
  test("is sent with its type, and may be kept for ever, by anybody", async () => {
    const answer = await askGateway(`${folder.cid}/logo.png`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    const leaf = folder.blocks.find(({ bytes }) => Buffer.from(bytes).equals(PNG))!.cid;
    expect(headersOf(answer)).toMatchObject({
      "access-control-allow-origin": "*",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=29030400, immutable",
      "content-disposition": "inline; filename=logo.png",
      "content-length": String(PNG.length),
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
      etag: `"${leaf}"`,
      vary: "Accept",
      "x-content-type-options": "nosniff",
      "x-ipfs-path": `/ipfs/${folder.cid}/logo.png`,
      "x-ipfs-roots": `${folder.cid},${leaf}`,
    });
  });

  test("without a name is known by its bytes", async () => {
    const answer = await askGateway(metadata.cid);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.text()).toBe(METADATA);
    const image = await fileContent(PNG);
    await storeBlocks(image.blocks);
    expect((await askGateway(image.cid)).headers.get("content-type")).toBe("image/png");
    expect((await askGateway(large.cid)).headers.get("content-type")).toBe("application/octet-stream");
  });

  test("of several chunks is put together, whole and in part", async () => {
    const answer = await askGateway(`${folder.cid}/deep/er/large.bin`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(LARGE)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [CHUNK_BYTES - 1, CHUNK_BYTES],
      [10, 2 * CHUNK_BYTES + 5],
      [2 * CHUNK_BYTES + 76, 2 * CHUNK_BYTES + 76],
    ] as const) {
      const part = await askGateway(large.cid, { headers: { range: `bytes=${start}-${end}` } });
      expect([part.status, part.headers.get("content-range")]).toEqual([
        206,
        `bytes ${start}-${end}/${LARGE.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(LARGE.subarray(start, end + 1))).toBe(true);
    }
    const none = await askGateway(large.cid, { headers: { range: `bytes=${LARGE.length}-` } });
    expect([none.status, none.headers.get("content-range")]).toEqual([416, `bytes */${LARGE.length}`]);
  });

  test("has the same headers without its bytes, and none when they are known", async () => {
    const head = await askGateway(metadata.cid, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(METADATA.length),
      "",
    ]);
    const etag = head.headers.get("etag")!;
    const known = await askGateway(metadata.cid, { headers: { "if-none-match": etag } });
    expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag]);
  });

  test("can be saved under another name", async () => {
    const answer = await askGateway(
      `${metadata.cid}?filename=${encodeURIComponent('zertifikat "ü".json')}&download=true`,
    );
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="zertifikat .*UTF-8''zertifikat%20%22%C3%BC%22.json/,
    );
  });

  test("is found under a name with spaces and signs", async () => {
    const answer = await askGateway(`${folder.cid}/a%20name%20&%20more.txt`);
    expect(await answer.text()).toBe("text");
  });

  test.each(["Qm", "z", "k"])("is the same by every text of its CID: %s…", async (start) => {
    const cid = CID.parse(large.cid);
    const { base36 } = await import("multiformats/bases/base36");
    const { base58btc } = await import("multiformats/bases/base58");
    const text = { Qm: cid.toV0().toString(), z: cid.toString(base58btc), k: cid.toString(base36) }[start]!;
    const answer = await askGateway(text, { method: "HEAD" });
    expect([answer.status, answer.headers.get("etag")]).toEqual([200, `"${large.cid}"`]);
  });
});

describe("a folder", () => {
  test("is a page of its entries, which loads and runs nothing", async () => {
    const answer = await askGateway(folder.cid);
    const page = await answer.text();
    expect(page).toContain(
      `<a href="/ipfs/${folder.cid}/a%20name%20%26%20more.txt">a name &amp; more.txt</a>`,
    );
    expect(page).toContain(`<a href="/ipfs/${folder.cid}/deep">deep</a>`);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers.get("cache-control")).not.toContain("immutable");
    const etag = answer.headers.get("etag")!;
    expect((await askGateway(folder.cid, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("a block", () => {
  test.each([
    ["by the query", "?format=raw", {}],
    ["by the header", "", { accept: "application/vnd.ipld.raw" }],
    ["by the query before the header", "?format=raw", { accept: "application/vnd.ipld.car" }],
    ["by the heavier offer", "", { accept: "text/html;q=0.5, application/vnd.ipld.raw" }],
  ])("is sent as it is: %s", async (_, query, headers) => {
    for (const { cid, bytes } of folder.blocks) {
      const answer = await askGateway(cid + query, { headers });
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      expect(headersOf(answer)).toMatchObject({
        "content-type": "application/vnd.ipld.raw",
        "content-disposition": `attachment; filename=${cid}.bin`,
        "cache-control": "public, max-age=29030400, immutable",
        "x-content-type-options": "nosniff",
        etag: `"${cid}.raw"`,
      });
      expect(answer.headers.get("content-location")).toBe(query ? null : `/ipfs/${cid}?format=raw`);
    }
  });

  test("has no path below it", async () => {
    expect((await askGateway(`${folder.cid}/logo.png?format=raw`)).status).toBe(400);
  });

  test.each(["*/*", "text/html,*/*;q=0.8", "application/json", "", "application/vnd.ipld.raw;q=0, */*"])(
    "is not what %s asks for",
    async (accept) => {
      const answer = await askGateway(metadata.cid, { headers: { accept } });
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    },
  );
});

describe("a CAR", () => {
  test("holds all blocks, depth first, each once", async () => {
    const answer = await askGateway(`${folder.cid}?format=car`);
    expect(headersOf(answer)).toMatchObject({
      "content-type": "application/vnd.ipld.car; version=1; order=dfs; dups=n",
      "content-disposition": `attachment; filename="${folder.cid}.car"`,
      "cache-control": "public, max-age=29030400, immutable",
      "accept-ranges": "none",
      "x-content-type-options": "nosniff",
    });
    const { roots, blocks } = await carOf(answer);
    expect(roots).toEqual([folder.cid]);
    expect(blocks[0]!.cid).toBe(folder.cid);
    expect(blocks.map(({ cid }) => cid).sort()).toEqual(cidsOf(folder));
  });

  test("of a path begins with the folders on the way", async () => {
    const { blocks } = await carOf(await askGateway(`${folder.cid}/deep/er/large.bin?format=car`));
    const [way, below] = [blocks.slice(0, 3), blocks.slice(3)];
    expect(way[0]!.cid).toBe(folder.cid);
    expect(below[0]!.cid).toBe(large.cid);
    expect(below.map(({ cid }) => cid).sort()).toEqual(cidsOf(large));
  });

  test("holds as much as is asked for", async () => {
    const sizes = async (query: string) =>
      (await carOf(await askGateway(`${folder.cid}?format=car&${query}`))).blocks.length;
    expect(await sizes("dag-scope=block")).toBe(1);
    expect(await sizes("dag-scope=entity")).toBe(1);
    expect(await sizes("dag-scope=all")).toBe(folder.blocks.length);
    // A folder is no row of bytes.
    expect(await sizes("entity-bytes=0:3")).toBe(1);
    const file = async (query: string) =>
      (await carOf(await askGateway(`${large.cid}?format=car&${query}`))).blocks.length;
    expect(await file("dag-scope=block")).toBe(1);
    expect(await file("dag-scope=entity")).toBe(4);
    expect(await file("entity-bytes=0:0")).toBe(2);
    expect(await file(`entity-bytes=${CHUNK_BYTES - 1}:${CHUNK_BYTES}`)).toBe(3);
    expect(await file("entity-bytes=-77:*")).toBe(2);
    expect(await file("entity-bytes=-78:*")).toBe(3);
    expect(await file("entity-bytes=-999999999:0")).toBe(2);
    expect(await file("entity-bytes=0:-78")).toBe(3);
    // Nothing lies between them: the root tells the client so.
    expect(await file("entity-bytes=5:4")).toBe(1);
    expect((await askGateway(`${large.cid}?format=car&entity-bytes=${LARGE.length}:*`)).status).toBe(400);
  });

  test("holds a block each time it is met, when that is asked for", async () => {
    const twice = await fileContent(new Uint8Array(2 * CHUNK_BYTES));
    await storeBlocks(twice.blocks);
    const once = await askGateway(`${twice.cid}?format=car`);
    expect((await carOf(once)).blocks).toHaveLength(2);
    for (const answer of [
      await askGateway(`${twice.cid}?format=car&car-dups=y`),
      await askGateway(twice.cid, {
        headers: { accept: "application/vnd.ipld.car; version=1; order=dfs; dups=y" },
      }),
    ]) {
      expect(answer.headers.get("content-type")).toContain("dups=y");
      expect(answer.headers.get("etag")).not.toBe(once.headers.get("etag"));
      expect((await carOf(answer)).blocks).toHaveLength(3);
    }
  });

  test("has a tag that tells scopes and parts apart, and the same headers without its bytes", async () => {
    const tags = await Promise.all(
      ["", "&dag-scope=block", "&entity-bytes=0:1", "&entity-bytes=0:*", "&car-dups=y"].map(async (query) => {
        const answer = await askGateway(`${large.cid}?format=car${query}`, { method: "HEAD" });
        expect([answer.status, await answer.text()]).toEqual([200, ""]);
        return answer.headers.get("etag")!;
      }),
    );
    expect(new Set(tags).size).toBe(tags.length);
    const known = await askGateway(`${large.cid}?format=car`, { headers: { "if-none-match": tags[0]! } });
    expect(known.status).toBe(304);
  });

  test.each([
    ["car-version=2", "car-version"],
    ["car-order=bfs", "car-order"],
    ["car-dups=maybe", "car-dups"],
    ["dag-scope=some", "dag-scope"],
    ["entity-bytes=1", "entity-bytes"],
    ["entity-bytes=*:1", "entity-bytes"],
    ["entity-bytes=1e3:2", "entity-bytes"],
  ])("is refused for %s", async (query, field) => {
    const answer = await askGateway(`${large.cid}?format=car&${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "VALIDATION_ERROR", details: { field } } });
  });
});

test("the probe of gateways is answered, with nothing", async () => {
  const raw = await askGateway("bafkqaaa?format=raw");
  expect([raw.status, await raw.text(), raw.headers.get("content-type")]).toEqual([
    200,
    "",
    "application/vnd.ipld.raw",
  ]);
  const car = await carOf(await askGateway("bafkqaaa?format=car"));
  expect(car).toEqual({ roots: ["bafkqaaa"], blocks: [] });
  expect((await askGateway("bafkqaaa", { method: "HEAD" })).status).toBe(200);
});

test("pages of other origins may ask for parts, and read refusals", async () => {
  const preflight = await askGateway(metadata.cid, { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("Range");
  expect((await askGateway("nothing")).headers.get("access-control-allow-origin")).toBe("*");
});
