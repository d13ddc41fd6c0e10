import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { securePages } from "./page-security";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.close();
});

async function answer(
  send: (request: IncomingMessage, response: ServerResponse) => void,
  { appUrl = "http://marque.example", headers = {}, path = "/", walletRelay = "", dev = false } = {},
): Promise<Headers> {
  server.on("request", (request, response) => {
    securePages(request, response, {
      appUrl,
      inlineScripts: ["ours()"],
      walletRelay,
      walletHost: "wallet.marque.example",
      dev,
    });
    send(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
  await response.text();
  return response.headers;
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptSource = (headers: Headers) =>
  /script-src ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
const html = (response: ServerResponse) => response.setHeader("Content-Type", "text/html; charset=utf-8");

describe("a page's policy", () => {
  it("of a page made now has the nonce that its maker was told, and a new one each time", async () => {
    let told = "";
    const headers = await answer((request, response) => {
      told = /'nonce-([^']+)'/.exec(String(request.headers["content-security-policy"]))?.[1] ?? "";
      html(response);
      response.write(`<script nonce="${told}">1</script>`);
      response.end();
    });
    expect(told).toHaveLength(24);
    expect(scriptSource(headers)).toBe(`'self' 'nonce-${told}' ${sha256("ours()")}`);
  });

  it.each([
    ["/wallet", "", true],
    ["/wallet/claim/1?a=b", "", true],
    ["/walletary", "", false],
    ["/", "", false],
    ["/wallet", "none", false],
  ])("of %s lets the manager's pages alone speak to a relay %s", async (path, none, isLet) => {
    const walletRelay = none ? "" : "wss://relay.example";
    const headers = await answer((_, response) => html(response) && response.end("<p>"), {
      path,
      walletRelay,
    });
    const policy = headers.get("content-security-policy");
    expect(policy).toContain(`connect-src 'self' ws://marque.example${isLet ? " wss://relay.example" : ""};`);
  });

  it("believes no nonce that a client sends", async () => {
    const headers = await answer(
      (request, response) => {
        html(response);
        response.end(String(request.headers["content-security-policy"]));
      },
      { headers: { "content-security-policy": "script-src 'nonce-evil'" } },
    );
    expect(headers.get("content-security-policy")).not.toContain("evil");
  });

  it("of a page made at build time lists the scripts that are in it, and no other", async () => {
    const page = '<script>a()</script><script src="/x.js"></script><script type="module" async>b()</script>';
    const headers = await answer((_, response) => {
      html(response);
      response.end(page);
    });
    expect(scriptSource(headers)).toBe(`'self' ${sha256("a()")} ${sha256("b()")}`);
  });

  it("lets nobody frame it, set its base or send its forms elsewhere", async () => {
    const headers = await answer((_, response) => {
      html(response);
      response.end("<p>");
    });
    const policy = headers.get("content-security-policy");
    for (const directive of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toContain("connect-src 'self' ws://marque.example");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  it("that a route wrote stays, and so does its frame rule", async () => {
    const headers = await answer((_, response) => {
      html(response);
      response.setHeader("Content-Security-Policy", "sandbox allow-scripts; frame-ancestors 'self'");
      response.end("<script>brand()</script>");
    });
    expect(headers.get("content-security-policy")).toBe("sandbox allow-scripts; frame-ancestors 'self'");
    expect(headers.get("x-frame-options")).toBeNull();
  });

  it("is left out of a 304, whose page has the one it came with", async () => {
    const headers = await answer((_, response) => {
      html(response);
      response.statusCode = 304;
      response.end();
    });
    expect(headers.get("content-security-policy")).toBeNull();
  });

  it("of a development build lets it evaluate", async () => {
    const headers = await answer(
      (_, response) => {
        html(response);
        response.end("<p>");
      },
      { dev: true },
    );
    expect(scriptSource(headers)).toContain("'unsafe-eval'");
  });
});

describe("every answer", () => {
  const plain = (_: IncomingMessage, response: ServerResponse) => response.end("{}");

  it("has a type that browsers must believe, and no page's policy unless it is one", async () => {
    const headers = await answer(plain);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("asks for https for a year where the application has it", async () => {
    const headers = await answer(plain, { appUrl: "https://marque.example" });
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});
