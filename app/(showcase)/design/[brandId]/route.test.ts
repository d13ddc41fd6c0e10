import { beforeAll, describe, expect, test } from "vitest";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { GET as goTo } from "@/app/api/showcase/[brandId]/route";
import { closeSession } from "@/lib/accounts/session-token";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { setVisibility } from "@/lib/brand/set-visibility";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { askShowcase, SHOWN_FILES, shownBrandOf } from "./showcase-test-kit";

useTestDatabase();

let owner: SignedInBrowser;
let brandId: string;
beforeAll(async () => {
  owner = await signedInBrowser();
  brandId = await shownBrandOf(owner.accountId);
});

const css = "tokens/brand.css";

describe("a file", () => {
  test("is there for pages of any origin, with a tag that saves the next transfer", async () => {
    const answer = await askShowcase({ brandId, path: css });
    expect([answer.status, await answer.text()]).toEqual([200, SHOWN_FILES[css]]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "public, no-cache",
      "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
    });
    const again = await askShowcase({
      brandId,
      path: css,
      headers: { "if-none-match": answer.headers.get("etag")! },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("can be had in part, and its headers alone", async () => {
    const part = await askShowcase({ brandId, path: css, headers: { range: "bytes=0-4" } });
    expect([part.status, await part.text()]).toEqual([206, ":root"]);
    const head = await askShowcase({ brandId, path: css, method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(SHOWN_FILES[css].length),
      "",
    ]);
    const none = await askShowcase({ brandId, path: css, headers: { range: "bytes=9999-" } });
    expect(none.status).toBe(416);
  });

  test.each([
    ["at the brand's own host", undefined, `http://BRAND.design.localhost:3000/r/base.json`],
    ["by path", null, `http://localhost:3000/design/BRAND/r/base.json`],
  ])("of the registry names where it is served: %s", async (_, host, address) => {
    const answer = await askShowcase({ brandId, path: "r/button.json", ...(host === null ? { host } : {}) });
    expect(await answer.json()).toEqual({ registryDependencies: [address.replace("BRAND", brandId)] });
    expect(answer.headers.get("etag")).toMatch(/^"[0-9a-f]{64}"$/);
    const vue = await askShowcase({ brandId, path: "r/vue/button.json", ...(host === null ? { host } : {}) });
    const vueAddress = address.replace("BRAND", brandId).replace("/r/", "/r/vue/");
    expect(await vue.json()).toEqual({ registryDependencies: [vueAddress] });
  });

  test.each([
    "nothing.css",
    "tokens",
    "tokens/",
    "../package.zip",
    "tokens/..%2f..%2fpackage.zip",
    "__proto__",
    "constructor",
    "r/../brand.json",
    "r/nothing.json",
    "registry/../brand.json",
    "%00",
  ])("that there is not: %s", async (path) => {
    const answer = await askShowcase({ brandId, path });
    expect([answer.status, await answer.text()]).toEqual([404, "There is nothing at this address.\n"]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("a document", () => {
  test("runs its own scripts at the brand's host, and nothing from anywhere else", async () => {
    const answer = await askShowcase({ brandId, path: "docs/index.html" });
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain("sandbox");
  });

  test.each(["localhost:3000", "design.localhost:3000", "docs.localhost:3000"])(
    "has no origin at a path of %s",
    async (host) => {
      const answer = await askShowcase({ brandId, path: "docs/index.html", host });
      expect(answer.headers.get("content-security-policy")).toMatch(
        /^sandbox allow-scripts; default-src 'none'/,
      );
    },
  );

  test("is told apart from another brand's by its host", async () => {
    const other = await shownBrandOf(owner.accountId);
    const host = `${other}.design.localhost:3000`;
    expect((await askShowcase({ brandId, path: css, host })).status).toBe(404);
  });
});

test("search engines are kept from what is unlisted, and told of what is public", async () => {
  const unlisted = await askShowcase({ brandId, path: css });
  expect(unlisted.headers.get("x-robots-tag")).toBe("noindex");
  expect((await askShowcase({ brandId, path: "sitemap.xml" })).status).toBe(404);
  const listed = await shownBrandOf(owner.accountId);
  await setVisibility(owner.accountId, listed, "public");
  expect((await askShowcase({ brandId: listed, path: css })).headers.get("x-robots-tag")).toBeNull();
  expect(await (await askShowcase({ brandId: listed, path: "sitemap.xml" })).text()).toContain(
    `<loc>http://${listed}.design.localhost:3000/docs/index.html</loc>`,
  );
});

const EVERYTHING = [
  "index.html",
  "landing.css",
  "landing.js",
  "og.png",
  "board.svg",
  "press-kit.zip",
  "package.zip",
  "DESIGN.md",
  "DESIGN.dark.md",
  "robots.txt",
  "sitemap.xml",
  "r/button.json",
  ...Object.keys(SHOWN_FILES),
];

describe("a private brand", () => {
  let hidden: string;
  beforeAll(async () => {
    hidden = await shownBrandOf(owner.accountId);
    await setVisibility(owner.accountId, hidden, "private");
  });
  const text = async (response: Response) => [response.status, await response.text()];

  test.each(EVERYTHING)("is as if it never was: %s", async (path) => {
    const unknown = await text(await askShowcase({ brandId: newId(), path }));
    const stranger = await signedInBrowser();
    for (const host of [undefined, null]) {
      for (const cookie of ["", stranger.cookie]) {
        const asked = { brandId: hidden, path, headers: { cookie }, ...(host === null ? { host } : {}) };
        expect(await text(await askShowcase(asked))).toEqual(unknown);
      }
    }
    // The application's own session is not looked at on a brand's origin.
    const own = await askShowcase({ brandId: hidden, path, headers: { cookie: owner.cookie } });
    expect(await text(own)).toEqual(unknown);
  });

  test("opens to its owner by path, under an address that its page's files can be had by", async () => {
    const path = "docs/index.html";
    const way = await askShowcase({ brandId: hidden, path, host: null, headers: { cookie: owner.cookie } });
    const location = way.headers.get("location") ?? "";
    expect([way.status, location]).toEqual([
      302,
      expect.stringMatching(/^\/design\/[0-9a-f-]+\/~[\w-]+\/docs\/index\.html$/),
    ]);
    const [, , , pass] = location.split("/");
    const file = await askShowcase({ brandId: hidden, path: `${pass}/${css}`, host: null });
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect((await askShowcase({ brandId, path: `${pass}/${css}`, host: null })).status).toBe(404);
  });

  test("opens to its owner at its host, by a code that works once, until the session ends", async () => {
    const visitor = await signedInBrowser();
    expect((await going(hidden, visitor.cookie)).status).toBe(404);
    const way = await going(hidden, owner.cookie);
    const code = new URL(way.headers.get("location")!).searchParams.get("code");
    const entered = await askShowcase({ brandId: hidden, path: `enter?code=${code}` });
    const set = entered.headers.get("set-cookie") ?? "";
    expect([entered.status, entered.headers.get("location"), set]).toEqual([
      303,
      "/",
      expect.stringMatching(/^marque_showcase=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = set.split(";")[0]!;
    const see = (id: string) => askShowcase({ brandId: id, path: css, headers: { cookie } });
    expect((await see(hidden)).status).toBe(200);

    const twice = await askShowcase({ brandId: hidden, path: `enter?code=${code}` });
    expect(twice.headers.get("set-cookie")).toBeNull();
    const other = await shownBrandOf(owner.accountId);
    await setVisibility(owner.accountId, other, "private");
    expect((await see(other)).status).toBe(404);

    await closeSession(owner.cookie);
    expect((await see(hidden)).status).toBe(404);
  });
});

function going(id: string, cookie: string): Promise<Response> {
  const request = new Request("http://localhost:3000/api/showcase", { headers: { cookie } });
  return goTo(request, { params: Promise.resolve({ brandId: id }) });
}

test("a deleted brand is gone with the next request", async () => {
  const account = await signedInBrowser();
  const gone = await shownBrandOf(account.accountId);
  expect((await askShowcase({ brandId: gone, path: css })).status).toBe(200);
  await deleteBrand(account.accountId, gone);
  for (const path of EVERYTHING) expect((await askShowcase({ brandId: gone, path })).status).toBe(404);
  expect((await going(gone, account.cookie)).status).toBe(404);
});
