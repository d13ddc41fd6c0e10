import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { publicStatementKeys } from "@/lib/brand/statement-keys";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { StageId } from "@/lib/pipeline/graph";
import { openEnvelope } from "@/lib/proof/envelope";
import { engineHere, makeBrandHere } from "@/lib/render/engine-here";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { accountWithKey, withId } from "@/lib/v1/key-fixture";
import { GET as applications } from "./applications/route";
import { GET as components } from "./components/route";
import { GET as download, HEAD as downloadHead } from "./download/route";
import { GET as guidelines } from "./guidelines/route";
import { GET as logos } from "./logos/route";
import { GET as statement } from "./statement/route";
import { GET as tokens } from "./tokens/route";

useTestDatabase();

let caller: Awaited<ReturnType<typeof accountWithKey>>;
let brandId: string;
let jobId: string;
const pdf = { path: "guidelines/test-brand-guidelines.pdf", bytes: new Uint8Array(5_000).fill(7) };

/** A brand whose files the engine made, but for the drawings. */
beforeAll(async () => {
  caller = await accountWithKey();
  ({ brandId, jobId } = await finishedBrandOf(caller.accountId));
  const brief = {
    businessIdea: "A workshop that mends clocks and teaches how it is done",
    targetAudience: "People with an old clock",
    style: "modern" as const,
    techStack: "react" as const,
    features: [],
  };
  const until = ["strategy", "typography", "tokens"] as const;
  const { outputs, files: made } = await makeBrandHere({ brief, seed: 7, until });
  const { strategy, typography } = outputs;
  const filesOf = (id: StageId) => made.filter(({ stage }) => stage === id);
  const [files, tokenFiles] = [filesOf("typography"), filesOf("tokens")];
  const marks = [
    "icon/klok-icon-color.svg",
    "icon/klok-icon-reversed.svg",
    "icon/klok-icon-black-512.png",
    "favicon/favicon.ico",
  ].map((path) => textFile(`logos/${path}`, `<svg/><!-- ${path} -->`));
  const kit = engineHere.kitFiles({
    stack: "react",
    strategy,
    typography,
    files: [...files, ...tokenFiles, ...marks],
    templates: engineHere.templates(),
  });
  await db().brandVersion.updateMany({ where: { brandId }, data: { merkleRoot: `0x${"a".repeat(64)}` } });
  await keep("strategy", strategy, []);
  await keep("typography", typography, files);
  await keep("tokens", {}, tokenFiles);
  await keep("logos", {}, marks);
  const pictures = [
    "social/x-header-1500x500.svg",
    "applications/phone.png",
    "applications/email-signature.html",
  ].map((path) => textFile(path, path));
  await keep("applications", { scenes: ["x-header", "phone"] }, pictures);
  await keep("components", {}, kit);
  await keep("guidelines", {}, [pdf]);
}, 60_000);

async function keep(stage: string, output: object, files: GeneratedFile[]) {
  await Promise.all(files.map(({ path, bytes }) => storage().put(artifactKey(brandId, 1, path), bytes)));
  const described = files.map(({ path, bytes }) => ({
    path,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
  const row = { brandId, version: 1, output, files: described, durationMs: 1 };
  await db().artifact.create({ data: { ...row, stage } });
}

type Route = typeof logos | typeof tokens | typeof components | typeof download | typeof statement;
interface File {
  path: string;
  format: string;
  url: string | null;
  bytes: number;
  sha256: string;
  content: string | null;
  [key: string]: unknown;
}

async function read(route: Route, query = "", headers = {}) {
  const response = await route(caller.request("GET", `/v1/brands/x${query}`, { headers }), withId(brandId));
  return { response, body: response.status === 200 ? await response.clone().json() : null };
}
async function files(route: Route, query = ""): Promise<File[]> {
  const { response, body } = await read(route, query);
  expect([response.status, body.success]).toEqual([200, true]);
  return body.data;
}
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("logos: every file, what it shows, and where it is", async () => {
  const list = await files(logos);
  expect(
    list.map(({ path, format, variation, colorVersion, size }) => [
      path,
      format,
      variation,
      colorVersion,
      size,
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "logos/favicon/favicon.ico",
        "ico",
        null,
        null,
        null,
      ],
      [
        "logos/icon/klok-icon-black-512.png",
        "png",
        "icon",
        "black",
        512,
      ],
      [
        "logos/icon/klok-icon-color.svg",
        "svg",
        "icon",
        "color",
        null,
      ],
      [
        "logos/icon/klok-icon-reversed.svg",
        "svg",
        "icon",
        "reversed",
        null,
      ],
    ]
  `);
  for (const { path, url } of list) expect(url).toMatch(new RegExp(`/api/jobs/${jobId}/files/${path}$`));
});

test("applications: every picture by its name and size, and the signature", async () => {
  const list = await files(applications);
  expect(list.map(({ path, scene, title, width, height }) => [path, scene, title, width, height])).toEqual([
    ["applications/email-signature.html", null, null, null, null],
    ["applications/phone.png", "phone", "Telephone", 960, 1200],
    ["social/x-header-1500x500.svg", "x-header", "Header for X and Bluesky", 1500, 500],
  ]);
  for (const { path, url } of list) expect(url).toMatch(new RegExp(`/api/jobs/${jobId}/files/${path}$`));
});

test("tokens: all without their text, or one format whole, the main file first", async () => {
  const all = await files(tokens);
  expect(all.length).toBeGreaterThan(8);
  expect(all.every(({ content }) => content === null)).toBe(true);
  for (const [format, main] of Object.entries({
    dtcg: "tokens/brand.tokens.json",
    css: "tokens/brand.css",
    scss: "tokens/_brand.scss",
    tailwind: "tokens/tailwind.css",
  })) {
    const [first, ...rest] = await files(tokens, `?format=${format}`);
    expect(first?.path).toBe(main);
    for (const file of [first!, ...rest]) expect(sha256(file.content!)).toBe(file.sha256);
  }
  const dtcg = JSON.parse((await files(tokens, "?format=dtcg"))[0]!.content!);
  expect(dtcg.color.brand.primary.$value).toBeDefined();
  expect((await read(tokens, "?format=less")).response.status).toBe(400);
});

test("components: the whole source of the brand's stack, fonts by their address", async () => {
  const list = await files(components);
  const button = list.find(({ path }) => path === "components/react/src/components/button.tsx");
  expect(button).toMatchObject({ stack: "react", component: "button", format: "tsx" });
  expect(button?.content).toContain("export");
  for (const { content, bytes, sha256: expected, url } of list) {
    expect(url).not.toBeNull();
    if (content !== null) expect([Buffer.byteLength(content), sha256(content)]).toEqual([bytes, expected]);
  }
  const fonts = list.filter(({ content }) => content === null);
  expect(new Set(fonts.map(({ format }) => format))).toEqual(new Set(["woff2"]));
});

test.each(["vue", "html"])(
  "components: %s, which the package does not hold, is made on request",
  async (stack) => {
    const list = await files(components, `?stack=${stack}`);
    expect(list.every(({ path }) => path.startsWith(`components/${stack}/`))).toBe(true);
    expect(list.find(({ path }) => path.endsWith("index.html"))?.content).toContain("<html");
    // Fonts and tokens are the package's own: their address has the same bytes.
    const shared = list.filter(({ url }) => url !== null);
    expect(shared.map(({ format }) => format)).toEqual(expect.arrayContaining(["woff2", "css", "svg"]));
    expect(list.filter(({ url, content }) => url === null && content === null)).toEqual([]);
  },
);

test("components: an unknown stack is refused, the same answer is not sent twice", async () => {
  const refused = await components(caller.request("GET", "/v1/x?stack=svelte"), withId(brandId));
  expect((await refused.json()).error.details).toMatchObject({
    field: "stack",
    constraint: expect.stringContaining("vue"),
  });
  const { response } = await read(components, "?stack=vue");
  const again = await read(components, "?stack=vue", { "if-none-match": response.headers.get("etag") });
  expect(again.response.status).toBe(304);
});

test("guidelines: a PDF, whole, in part, and not again", async () => {
  const { response } = await readFile(guidelines);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf.bytes);
  expect((await readFile(guidelines, { range: "bytes=0-99" })).response.headers.get("content-range")).toBe(
    "bytes 0-99/5000",
  );
  const known = { "if-none-match": response.headers.get("etag")! };
  expect((await readFile(guidelines, known)).response.status).toBe(304);
});

test("download: the ZIP with its tag; ranges, HEAD", async () => {
  const { response } = await readFile(download);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect((await readFile(download, { range: "bytes=1-1" })).response.status).toBe(206);
  const beyond = (await readFile(download, { range: "bytes=3-" })).response;
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */3"]);
  const { success, error, meta } = await beyond.json();
  expect([success, error.code, error.details.field]).toEqual([false, "RANGE_NOT_SATISFIABLE", "Range"]);
  expect(meta.requestId).toBe(beyond.headers.get("x-request-id"));
  expect((await read(tokens, "?fromat=css")).response.status).toBe(400);
  const head = await downloadHead(caller.request("HEAD", "/v1/x"), withId(brandId));
  expect([head.status, head.body, head.headers.get("content-length")]).toEqual([200, null, "3"]);
});

test("statement: signed, about this brand's package, with its tag", async () => {
  const { response } = await readFile(statement);
  const type = "application/vnd.dsse.envelope.v1+json";
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  expect(openEnvelope(await response.json(), await publicStatementKeys())).toMatchObject({
    kind: "signed",
    statement: { predicate: { brandId, version: 1 } },
  });
  const known = { "if-none-match": response.headers.get("etag")! };
  expect((await readFile(statement, known)).response.status).toBe(304);
});

async function readFile(route: Route, headers: Record<string, string> = {}) {
  return { response: await route(caller.request("GET", "/v1/brands/x", { headers }), withId(brandId)) };
}
