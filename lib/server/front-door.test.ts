import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { refreshEnv } from "@/lib/env";
import { refuseAtDoor } from "./front-door";

function ask(host: string | string[] | undefined, target = "/", from: Partial<Asked> = {}) {
  const { method = "GET", forwarded, socket = "203.0.113.7" } = from;
  const hosts = host === undefined ? [] : [host].flat();
  const headers: Record<string, string> = { "x-marque-client-address": socket };
  // Node keeps the first of several.
  if (hosts[0] !== undefined) headers.host = hosts[0];
  if (forwarded !== undefined) headers["x-forwarded-host"] = forwarded;
  const rawHeaders = hosts.flatMap((value) => ["Host", value]);
  return { method, url: target, headers, rawHeaders } as unknown as IncomingMessage;
}

interface Asked {
  method: string;
  forwarded: string;
  socket: string;
}

const SETTINGS = [
  "APP_URL",
  "DOCS_HOST",
  "STATUS_HOST",
  "TRUSTED_PROXIES",
  "INNGEST_EVENT_KEY",
  "INNGEST_SIGNING_KEY",
] as const;

function set(settings: Partial<Record<(typeof SETTINGS)[number], string>>): void {
  for (const name of SETTINGS) delete process.env[name];
  Object.assign(process.env, settings);
  refreshEnv();
}

afterEach(() => set({}));

const codeOf = (...asked: Parameters<typeof ask>) => refuseAtDoor(ask(...asked))?.code;
const OUR_OWN = { APP_URL: "https://marque.example", DOCS_HOST: "docs.marque.example" };

describe("by default only this machine's own names are known", () => {
  test.each([
    "localhost",
    "localhost:3000",
    "LOCALHOST:65535",
    "localhost.",
    "docs.localhost:3000",
    "any.name.localhost",
    "127.0.0.1",
    "127.8.9.10:3000",
    "[::1]:3000",
    "[0:0::1]",
    "[::ffff:127.0.0.1]:80",
  ])("%s", (host) => {
    expect(codeOf(host)).toBeUndefined();
  });

  test.each([
    "attacker.example",
    "localhost.attacker.example",
    "127.0.0.1.attacker.example",
    "notlocalhost",
    "192.168.1.2:3000",
    "128.0.0.1",
    "[::2]",
    "[fe80::1]:3000",
    "marque.example",
  ])("%s is refused with 421, at every address but the health check's", (host) => {
    for (const target of ["/", "/admin", "/api/generate", "/v1/brands", "/api/ws/x", "/_next/static/x.js"]) {
      expect(codeOf(host, target)).toBe("MISDIRECTED_REQUEST");
    }
    for (const target of ["/api/health", "/api/health?x"]) expect(codeOf(host, target)).toBeUndefined();
    expect(codeOf(host, "/api/healthy")).toBe("MISDIRECTED_REQUEST");
  });

  test("Inngest may come by any address, but only where its calls are signed", () => {
    expect(codeOf("10.1.2.3", "/api/inngest")).toBe("MISDIRECTED_REQUEST");
    set({ INNGEST_EVENT_KEY: "event", INNGEST_SIGNING_KEY: "signkey-test-0123" });
    expect(codeOf("10.1.2.3", "/api/inngest?fnId=x")).toBeUndefined();
    expect(codeOf("10.1.2.3", "/api/inngest/x")).toBe("MISDIRECTED_REQUEST");
  });

  test("numbers that a resolver would take for 127.0.0.1 are names like any other", () => {
    for (const host of ["2130706433", "0x7f.1", "127.1"]) expect(codeOf(host)).toBe("MISDIRECTED_REQUEST");
  });
});

describe("with APP_URL its host is known, and those of the faces", () => {
  test.each([
    ["marque.example", undefined],
    ["marque.example:443", undefined],
    ["Marque.Example.", undefined],
    ["docs.marque.example", undefined],
    ["status.localhost:3000", undefined],
    ["localhost:3000", "MISDIRECTED_REQUEST"],
    ["127.0.0.1:3000", "MISDIRECTED_REQUEST"],
    ["design.marque.example", "MISDIRECTED_REQUEST"],
    ["xmarque.example", "MISDIRECTED_REQUEST"],
  ])("%s", (host, code) => {
    set(OUR_OWN);
    expect(codeOf(host)).toBe(code);
  });

  test("an address of this machine there opens all of them", () => {
    set({ APP_URL: "http://127.0.0.1:4000" });
    expect(codeOf("localhost:4000")).toBeUndefined();
    expect(codeOf("attacker.example")).toBe("MISDIRECTED_REQUEST");
  });
});

describe("the host is one, and well formed", () => {
  test.each<[string, string | string[] | undefined]>([
    ["none", undefined],
    ["an empty one", ""],
    ["two", ["localhost", "attacker.example"]],
    ["two that are the same", ["localhost", "localhost"]],
    ["with somebody's name", "user@localhost"],
    ["with a path", "localhost/x"],
    ["with a port that is none", "localhost:x"],
    ["with a port that is too high", "localhost:99999"],
    ["with a space", "local host"],
    ["with dots that name nothing", "localhost.."],
  ])("%s is 400", (_, host) => {
    expect(codeOf(host)).toBe("VALIDATION_ERROR");
  });

  test("a health check of an old balancer names none", () => {
    expect(codeOf(undefined, "/api/health")).toBeUndefined();
  });

  test("whoever reads the request later sees it in one form", () => {
    const request = ask("DOCS.localhost.:3000");
    expect(refuseAtDoor(request)).toBeNull();
    expect(request.headers.host).toBe("docs.localhost:3000");
  });
});

describe("the target", () => {
  test("names a host itself in absolute form, and that one counts", () => {
    const request = ask("attacker.example", "http://localhost:3000/v1/brands?page=2");
    expect(refuseAtDoor(request)).toBeNull();
    expect(request).toMatchObject({ url: "/v1/brands?page=2", headers: { host: "localhost:3000" } });
    expect(codeOf("localhost", "http://attacker.example/")).toBe("MISDIRECTED_REQUEST");
    expect(codeOf("localhost", "https://localhost")).toBeUndefined();
    expect(codeOf("localhost", "ftp://localhost/")).toBe("VALIDATION_ERROR");
    expect(codeOf("localhost", "http:///x")).toBe("VALIDATION_ERROR");
  });

  test.each([
    "*",
    "",
    "localhost:3000",
    "/%",
    "/%ff",
    "/%c3%28",
    "/%ed%a0%80",
    "/a%00b",
    "/x?q=%00",
    "/x?a=b&%00=c",
    "/x?%2500&q=a%00",
  ])("%j is 400", (target) => {
    expect(codeOf("localhost", target, { method: target === "*" ? "OPTIONS" : "GET" })).toBe(
      "VALIDATION_ERROR",
    );
  });

  test.each(["/", "/%20a/%C3%A9", "/x?q=%ff", "/x?q=100%", "/x?q=%2500", "/..%2f..%2f", "//", "/a//b"])(
    "%j is for the route to answer",
    (target) => {
      expect(codeOf("localhost", target)).toBeUndefined();
    },
  );

  test.each(["/_next/image", "/_next/image?url=%2Fa.png&w=64&q=75", "/_next%2fimage?x", "//_next/image/"])(
    "%j would scale pictures for anybody",
    (target) => {
      expect(codeOf("localhost", target)).toBe("NOT_FOUND");
      expect(codeOf("localhost", target.replace("image", "images"))).toBeUndefined();
    },
  );

  test.each(["TRACE", "PROPFIND", "M-SEARCH", "QUERY"])("%s is a verb of no address", (method) => {
    expect(codeOf("localhost", "/", { method })).toBe("NOT_FOUND");
  });
});

describe("X-Forwarded-Host", () => {
  const proxy = { forwarded: "marque.example", socket: "10.0.0.1" };

  test("is believed of trusted proxies alone, and of several the one that they wrote", () => {
    set({ ...OUR_OWN, TRUSTED_PROXIES: "10.0.0.0/8" });
    const request = ask("upstream:3000", "/", proxy);
    expect(refuseAtDoor(request)).toBeNull();
    expect(request.headers).toMatchObject({ host: "marque.example" });
    expect(request.headers).not.toHaveProperty("x-forwarded-host");
    expect(codeOf("marque.example", "/", { ...proxy, forwarded: "attacker.example" })).toBe(
      "MISDIRECTED_REQUEST",
    );
    expect(
      codeOf("upstream", "/", { ...proxy, forwarded: "attacker.example, marque.example" }),
    ).toBeUndefined();
    expect(codeOf("upstream", "/", { ...proxy, forwarded: "marque.example, attacker.example" })).toBe(
      "MISDIRECTED_REQUEST",
    );
  });

  test("changes nothing from anybody else, and goes no further", () => {
    set(OUR_OWN);
    const request = ask("marque.example", "/", { ...proxy, forwarded: "attacker.example" });
    expect(refuseAtDoor(request)).toBeNull();
    expect(request.headers).toMatchObject({ host: "marque.example" });
    expect(request.headers).not.toHaveProperty("x-forwarded-host");
    expect(codeOf("attacker.example", "/", proxy)).toBe("MISDIRECTED_REQUEST");
  });
});
