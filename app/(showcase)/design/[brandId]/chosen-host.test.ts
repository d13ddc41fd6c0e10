import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signedInBrowser } from "@/app/api/account/session-test-kit";
import { issueToken } from "@/lib/accounts/single-use-token";
import { setVisibility } from "@/lib/brand/set-visibility";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { giveLiveHost } from "@/lib/domains/live-host-fixture";
import { loadLiveHosts } from "@/lib/domains/live-hosts";
import { refreshEnv } from "@/lib/env";
import { refuseAtDoor } from "@/lib/server/front-door";
import { securePages } from "@/lib/server/page-security";
import { enterShowcase } from "@/lib/server/showcase-door";
import { askShowcase, SHOWN_FILES, shownBrandOf } from "./showcase-test-kit";

useTestDatabase();

const HOST = "docs.klok.example";
let owner: Awaited<ReturnType<typeof signedInBrowser>>;
let brandId: string;

beforeEach(async () => {
  vi.stubEnv("APP_URL", "https://marque.example");
  vi.stubEnv("DESIGN_HOST", "design.marque.example");
  refreshEnv();
  owner = await signedInBrowser();
  brandId = await shownBrandOf(owner.accountId);
  await db().brandDomain.deleteMany();
  await giveLiveHost(brandId, HOST);
});

afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

const requestTo = (host: string, url = "/") =>
  ({ method: "GET", url, headers: { host }, rawHeaders: ["Host", host] }) as unknown as IncomingMessage;

const codeAt = (host: string) => refuseAtDoor(requestTo(host))?.code ?? null;

describe("the door", () => {
  test("lets in who asks for a live host, by its exact name, and nobody by another", () => {
    for (const host of [HOST, "DOCS.klok.example", `${HOST}:443`, `${HOST}.`])
      expect(codeAt(host)).toBeNull();
    for (const host of ["klok.example", `www.${HOST}`, `${HOST}.attacker.example`, "docs-klok.example"]) {
      expect(codeAt(host)).toBe("MISDIRECTED_REQUEST");
    }
  });

  test.each([
    ["/", "/index.html"],
    ["/docs/", "/docs/index.html"],
    // Nothing of the application is there.
    ["/api/account", "/api/account"],
    ["/api/health", "/api/health"],
    ["/api/edge/ask?domain=docs.klok.example", "/api/edge/ask?domain=docs.klok.example"],
    ["/v2/brands", "/v2/brands"],
    ["/_next/static/x.js", "/_next/static/x.js"],
    ["/ipfs/bafy", "/ipfs/bafy"],
    ["/sign-in", "/sign-in"],
    ["/api/ws/x", "/api/ws/x"],
    ["/design/other/index.html", "/design/other/index.html"],
    ["//evil.example/", "/-"],
  ])("%s is the showcase's %s", (url, inside) => {
    const request = requestTo(HOST, url);
    expect(refuseAtDoor(request)).toBeNull();
    expect(enterShowcase(request)).toBe(false);
    expect(request.url).toBe(`/design/${brandId}${inside}`);
  });

  test("promises https for this host alone: what is below it is the customer's", () => {
    const promised = (host: string) => {
      const headers = new Map<string, string>();
      const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
      securePages(requestTo(host), response as unknown as ServerResponse, {
        appUrl: "https://marque.example",
        inlineScripts: [],
      });
      return headers.get("Strict-Transport-Security");
    };
    expect(promised(HOST)).toBe("max-age=31536000");
    expect(promised("marque.example")).toBe("max-age=31536000; includeSubDomains");
  });
});

describe("the showcase there", () => {
  const ask = (path: string, headers = {}, host = HOST) => askShowcase({ brandId, path, host, headers });

  test("is the brand's, with its addresses at this host, on an origin of its own and without a cookie", async () => {
    const page = await ask("docs/index.html", { cookie: owner.cookie });
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(SHOWN_FILES["docs/index.html"]);
    expect(page.headers.get("content-security-policy")).not.toContain("sandbox");
    expect(page.headers.get("set-cookie")).toBeNull();
    const item = await (await ask("r/button.json")).json();
    expect(item.registryDependencies).toEqual([`https://${HOST}/r/base.json`]);
  });

  test("is another brand's nowhere", async () => {
    const other = await shownBrandOf(owner.accountId);
    expect((await askShowcase({ brandId: other, path: "docs/index.html", host: HOST })).status).toBe(404);
  });

  test("of a private brand is nothing, to its owner too, and no code opens it", async () => {
    await setVisibility(owner.accountId, brandId, "private");
    expect((await ask("docs/index.html", { cookie: owner.cookie })).status).toBe(404);
    const { sessionId } = { sessionId: "6f1c2a9e-1f0b-4b59-9d3e-5a1f6f6f2b11" };
    const code = await issueToken("showcase", { accountId: owner.accountId, sessionId }, `\n${brandId}`);
    const entered = await ask(`enter?code=${code}`, { cookie: owner.cookie });
    expect([entered.status, entered.headers.get("set-cookie")]).toEqual([404, null]);
  });

  test("is gone with its brand, and back with it", async () => {
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
    expect((await ask("docs/index.html")).status).toBe(404);
    await loadLiveHosts();
    expect(codeAt(HOST)).toBe("MISDIRECTED_REQUEST");
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: null } });
    await loadLiveHosts();
    expect((await ask("docs/index.html")).status).toBe(200);
  });
});
