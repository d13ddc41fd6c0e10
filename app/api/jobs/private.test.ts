import { beforeAll, expect, test } from "vitest";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { GET as download } from "@/app/api/download/[jobId]/route";
import { GET as status } from "@/app/api/status/[jobId]/route";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { filePass, isFilePass } from "@/lib/brand/file-pass";
import { findServedVersion } from "@/lib/brand/find-served-version";
import { readBrandPage } from "@/lib/brand/read-brand-page";
import { setVisibility } from "@/lib/brand/set-visibility";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { GET as board } from "./[jobId]/board/route";
import { GET as file } from "./[jobId]/files/[...path]/route";
import { GET as preview } from "./[jobId]/preview/route";

useTestDatabase();

let owner: SignedInBrowser;
let stranger: SignedInBrowser;
let jobId: string;
let brandId: string;
beforeAll(async () => {
  [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
  ({ jobId, brandId } = await finishedBrandOf(owner.accountId));
  const page = new TextEncoder().encode("<h1>Docs</h1>");
  const files = ["docs/index.html", "docs/style.css"].map((path) => ({
    path,
    bytes: page.length,
    sha256: "0".repeat(64),
  }));
  for (const { path } of files) await storage().put(artifactKey(brandId, 1, path), page);
  await db().artifact.create({
    data: { brandId, version: 1, stage: "documentation", files, output: {}, durationMs: 1 },
  });
  await setVisibility(owner.accountId, brandId, "private");
});

type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

async function get(handler: Handler, browser: SignedInBrowser | null, path?: string): Promise<Response> {
  const request = new Request("http://localhost:3000/api/jobs", {
    headers: browser ? { cookie: browser.cookie } : {},
  });
  return handler(request, { params: Promise.resolve({ jobId, ...(path ? { path: path.split("/") } : {}) }) });
}

test.each<[string, Handler, string?]>([
  ["the board", board],
  ["the preview", preview],
  ["the package", download],
  ["the status", status],
  ["a document", file, "docs/index.html"],
  ["a file", file, "docs/style.css"],
])(
  "%s of a private brand is there for its owner alone, and for nobody else as if it never was",
  async (_, handler, path) => {
    expect((await get(handler, null, path)).status).toBe(404);
    const foreign = await get(handler, stranger, path);
    expect([foreign.status, (await foreign.json()).error.message]).toEqual([
      404,
      "There is no generation with this id.",
    ]);
    // The fixture's brand has no drawings, which the board needs: it comes past the refusal, and fails there.
    if (handler !== board) expect((await get(handler, owner, path)).status).toBeLessThan(400);
  },
);

test("its page is nobody else's either", async () => {
  const reader = { visitorId: null, accountId: stranger.accountId };
  await expect(readBrandPage(jobId, reader)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("its documents load what belongs to them by a pass in their address", async () => {
  const redirect = await get(file, owner, "docs/index.html");
  expect(redirect.status).toBe(302);
  const address = redirect.headers.get("location") ?? "";
  const [, path = ""] = address.split("/files/");
  expect((await get(file, null, path)).status).toBe(200);
  expect((await get(file, null, path.replace("index.html", "style.css"))).status).toBe(200);
  expect((await get(file, null, `~${"a".repeat(43)}/docs/index.html`)).status).toBe(404);
});

test("the versioned interface gives its owner's programs addresses that work, too", async () => {
  const { filesAt } = await findServedVersion(owner.accountId, brandId);
  const [, path = ""] = `${filesAt}/docs/style.css`.split("/files/");
  expect((await get(file, null, path)).status).toBe(200);
});

test("a pass is good for one job, and runs out", async () => {
  const now = Date.now();
  const pass = await filePass(jobId, now);
  const hours = (count: number) => now + count * 3_600_000;
  expect(await isFilePass(jobId, pass, hours(5))).toBe(true);
  expect(await isFilePass(jobId, pass, hours(13))).toBe(false);
  expect(await isFilePass(newId(), pass, now)).toBe(false);
});

test("made visible again, it opens to whoever has the link", async () => {
  await setVisibility(owner.accountId, brandId, "unlisted");
  expect((await get(file, null, "docs/index.html")).status).toBe(200);
  await setVisibility(owner.accountId, brandId, "private");
});
