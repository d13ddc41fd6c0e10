import { beforeEach, expect, test, vi } from "vitest";
import { changePassword } from "@/lib/accounts/change-password";
import { createAccount } from "@/lib/accounts/create-account";
import { closeSession, readSession, sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { askApplication, enterFace, grantFace, leaveFaces } from "./face-sign-in";

useTestDatabase();

const APP = "localhost:3000";
const DOCS = "docs.localhost:3000";
const STATUS = "status.localhost:3000";
const PASSWORD = "a few good words";

/** Keeps cookies by host, as browsers do with host-only ones, and goes where it is sent. */
class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  jar(host: string): Map<string, string> {
    if (!this.jars.has(host)) this.jars.set(host, new Map());
    return this.jars.get(host)!;
  }

  cookies(host: string): string {
    return [...this.jar(host)].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async at(address: string, referer = ""): Promise<URL> {
    const { host, pathname, searchParams } = new URL(address);
    const headers = { host, referer, cookie: this.cookies(host) };
    const request = new Request(address, { headers });
    const { face = "", state = "", code } = Object.fromEntries(searchParams);
    const answers: Record<string, () => Response | Promise<Response>> = {
      "/api/auth/face/ask": () => askApplication(request),
      "/api/auth/face/grant": () => grantFace(request, { face, state }),
      "/api/auth/face/enter": () => enterFace(request, code ?? ""),
      "/api/auth/face/leave": () => leaveFaces(request, code),
    };
    const response = await answers[pathname]!();
    expect([response.status, response.headers.get("cache-control")]).toEqual([303, "no-store"]);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      expect(cookie).not.toMatch(/Domain=/i);
      if (/Max-Age=0/.test(cookie)) this.jar(host).delete(name);
      else this.jar(host).set(name, value);
    }
    return new URL(response.headers.get("location")!, address);
  }

  /** Goes on until it is sent to a page. */
  async follow(address: string, referer = ""): Promise<URL> {
    let place = new URL(address);
    for (let hops = 0; place.pathname.startsWith("/api/auth/face/"); hops++) {
      expect(hops).toBeLessThan(8);
      place = await this.at(place.href, referer);
    }
    return place;
  }

  session = (host: string) => readSession(this.cookies(host));
}

const address = (host: string, step: string) => `http://${host}/api/auth/face/${step}`;
const guide = `http://${DOCS}/guides/webhooks?x=1`;

let browser: Browser;
let accountId: string;
let email: string;

beforeEach(async () => {
  browser = new Browser();
  email = `${newId()}@example.com`;
  ({ id: accountId } = await createAccount({ email, password: PASSWORD }));
  await signIn(browser);
});

async function signIn(by: Browser) {
  by.jar(APP).set(sessionCookieName(), await sealSession({ id: accountId, sessionVersion: 1 }));
}

test("a face gets a session of its own, and its reader the page of before", async () => {
  const back = await browser.follow(address(DOCS, "ask"), guide);
  expect(back.href).toBe(guide);
  expect((await browser.session(DOCS))?.id).toBe(accountId);
  expect(await browser.session(STATUS)).toBeNull();
  expect(browser.jar(DOCS).has("marque_face")).toBe(false);
});

test("its session ends with the application's, also for a copy of its token", async () => {
  await browser.follow(address(DOCS, "ask"), guide);
  expect((await browser.session(DOCS))?.id).toBe(accountId);
  await closeSession(`${sessionCookieName()}=${browser.jar(APP).get(sessionCookieName())}`);
  expect(await browser.session(DOCS)).toBeNull();
});

test("whoever is not signed in does that first, and then comes back", async () => {
  const visitor = new Browser();
  const entry = await visitor.follow(address(DOCS, "ask"), guide);
  expect([entry.host, entry.pathname]).toEqual([APP, "/sign-in"]);
  expect(await visitor.session(DOCS)).toBeNull();
  await signIn(visitor);
  const back = await visitor.follow(`http://${APP}${entry.searchParams.get("next")}`);
  expect(back.href).toBe(guide);
  expect((await visitor.session(DOCS))?.id).toBe(accountId);
});

test("a code works once, at its face, in the browser that asked, within a minute", async () => {
  const toCode = async () => (await browser.at((await browser.at(address(DOCS, "ask"))).href)).href;
  const used = await toCode();
  const state = browser.jar(DOCS).get("marque_face")!;
  await browser.at(used);
  expect(await browser.session(DOCS)).not.toBeNull();

  const asAgain = new Browser();
  asAgain.jar(DOCS).set("marque_face", state);
  await asAgain.at(used);
  expect(await asAgain.session(DOCS)).toBeNull();

  const stolen = await toCode();
  const thief = new Browser();
  await thief.at(address(DOCS, "ask"));
  await thief.at(stolen);
  expect(await thief.session(DOCS)).toBeNull();

  const moved = new Browser();
  moved.jar(STATUS).set("marque_face", browser.jar(DOCS).get("marque_face")!);
  await moved.at(stolen.replace(DOCS, STATUS));
  expect(await moved.session(STATUS)).toBeNull();

  const other = new Browser();
  await signIn(other);
  const late = (await other.at((await other.at(address(DOCS, "ask"))).href)).href;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  try {
    await other.at(late);
  } finally {
    vi.useRealTimers();
  }
  expect(await other.session(DOCS)).toBeNull();
});

test("a new password ends the face's session, and codes that are on their way", async () => {
  await browser.follow(address(DOCS, "ask"));
  const onItsWay = (await browser.at((await browser.at(address(STATUS, "ask"))).href)).href;
  await changePassword(accountId, PASSWORD, "another few words");
  expect(await browser.session(DOCS)).toBeNull();
  await browser.at(onItsWay);
  expect(await browser.session(STATUS)).toBeNull();
});

test("signing out goes round by the faces that have a session, and home", async () => {
  for (const face of [DOCS, STATUS]) await browser.follow(address(face, "ask"));
  expect(await browser.session(STATUS)).not.toBeNull();
  browser.jar(APP).delete(sessionCookieName());
  const home = await browser.follow(address(APP, "leave"));
  expect(home.href).toBe(`http://${APP}/`);
  expect([await browser.session(DOCS), await browser.session(STATUS)]).toEqual([null, null]);
  expect(browser.cookies(APP)).toBe("");
  expect((await new Browser().follow(address(APP, "leave"))).pathname).toBe("/");
});

test("a link alone ends no session", async () => {
  await browser.follow(address(DOCS, "ask"));
  for (const step of ["leave", `leave?code=${"0".repeat(64)}`]) {
    expect((await browser.follow(address(DOCS, step))).href).toBe(`http://${APP}/sign-out`);
    expect(await browser.session(DOCS)).not.toBeNull();
  }
  expect((await browser.follow(address(APP, "leave"))).pathname).toBe("/sign-out");
  expect(await browser.session(DOCS)).not.toBeNull();
});

test("nobody is sent to another host, whatever stands in the address or the cookies", async () => {
  const state = "0".repeat(32);
  for (const face of ["evil.example", "docs.localhost:3001", APP, ""]) {
    const query = new URLSearchParams({ face, state });
    await expect(browser.at(`${address(APP, "grant")}?${query}`)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
  await expect(browser.at(address(APP, "ask"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await browser.follow(address(DOCS, "ask"), "https://evil.example/x")).href).toBe(`http://${DOCS}/`);
  for (const page of ["https://evil.example", "//evil.example", "%E0%A4%A", "/\r\nSet-Cookie: a=b"]) {
    browser.jar(DOCS).set("marque_face", `${state}.${encodeURIComponent(page)}`);
    expect((await browser.at(`${address(DOCS, "enter")}?code=1`)).host).toBe(DOCS);
  }
  browser.jar(APP).clear();
  browser.jar(APP).set("marque_faces", "evil.example|@evil.example");
  expect((await browser.follow(address(APP, "leave"))).href).toBe(`http://${APP}/`);
  expect(await db().accountToken.count({ where: { purpose: "face-leave", usedAt: null } })).toBe(0);
});
