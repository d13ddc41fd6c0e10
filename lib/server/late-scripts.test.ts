import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { delayScripts, lateScripts } from "./late-scripts";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.close();
});

async function answer(send: (response: ServerResponse) => void): Promise<{ text: string; headers: Headers }> {
  server.on("request", (_request, response) => {
    delayScripts(response);
    send(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { text: await response.text(), headers: response.headers };
}

const VARY = "rsc, next-router-state-tree, next-router-prefetch";
const TAG = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
const LATE_TAG = '<script data-late-src="/_next/static/chunks/a.js" id="_R_" async=""></script>';

test("scripts of Next wait, others and those that are no module scripts stay", () => {
  const other =
    '<script src="/_next/static/b.js" noModule=""></script><script src="/x.js" async=""></script><script>1</script>';
  expect(lateScripts(TAG + other)).toBe(LATE_TAG + other);
});

test("the hint that fetches a script early goes, that of a font stays", () => {
  const font = '<link rel="preload" href="/_next/static/media/f.woff2" as="font"/>';
  const script = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  expect(lateScripts(font + script)).toBe(font);
});

test("a page that comes in pieces, cut anywhere, and in bytes", async () => {
  const page = new TextEncoder().encode(`<p>Größe 日本</p>${TAG}<p>1 < 2</p>`);
  const { text } = await answer((response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Vary", VARY);
    for (let at = 0; at < page.length; at += 7) response.write(page.subarray(at, at + 7));
    response.end();
  });
  expect(text).toBe(`<p>Größe 日本</p>${LATE_TAG}<p>1 < 2</p>`);
});

test("a page in one piece with a length is whole", async () => {
  const { text, headers } = await answer((response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Vary", VARY);
    response.setHeader("Content-Length", TAG.length);
    response.end(TAG);
  });
  expect(text).toBe(LATE_TAG);
  expect(headers.get("content-length")).not.toBe(String(TAG.length));
});

test("an HTML file that is no page keeps its bytes and its length", async () => {
  const { text, headers } = await answer((response) => {
    response.setHeader("Content-Type", "text/html");
    response.writeHead(200, { "Content-Length": TAG.length });
    response.end(TAG);
  });
  expect(text).toBe(TAG);
  expect(headers.get("content-length")).toBe(String(TAG.length));
});
