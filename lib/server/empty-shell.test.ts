import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fillEmptyShells } from "./empty-shell";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.close();
});

const WHOLE = '<!DOCTYPE html><html lang="en"><h1>Größe: not found</h1></html>';
const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

async function answer(send: (response: ServerResponse) => void): Promise<{ status: number; text: string }> {
  server.on("request", (_request, response) => {
    fillEmptyShells(response, WHOLE);
    send(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { status: response.status, text: await response.text() };
}

function begin(response: ServerResponse, status: number, type = "text/html; charset=utf-8"): void {
  response.statusCode = status;
  response.setHeader("Content-Type", type);
}

test("an empty shell that comes in pieces, after flushed headers, becomes the whole page with its status", async () => {
  const got = await answer((response) => {
    begin(response, 404);
    response.flushHeaders();
    const bytes = new TextEncoder().encode(SHELL);
    response.write(bytes.subarray(0, 60), () => {
      response.write(bytes.subarray(60));
      response.end();
    });
  });
  expect(got).toEqual({ status: 404, text: WHOLE });
});

test("an empty shell in one piece with a length is replaced too", async () => {
  const got = await answer((response) => {
    begin(response, 404);
    response.setHeader("Content-Length", SHELL.length);
    response.end(SHELL);
  });
  expect(got).toEqual({ status: 404, text: WHOLE });
});

test.for([
  ["a page that is whole", 404, "text/html", "<!DOCTYPE html><html><p>Gone</p></html>"],
  ["a failure of ours", 500, "text/html", SHELL],
  ["an answer that is no page", 404, "application/json", "{}"],
] as const)("%s keeps its bytes", async ([, status, type, body]) => {
  const got = await answer((response) => {
    begin(response, status, type);
    response.flushHeaders();
    response.write(body.slice(0, 1));
    response.end(body.slice(1));
  });
  expect(got).toEqual({ status, text: body });
});

test("an answer without a body stays without one", async () => {
  const got = await answer((response) => {
    begin(response, 404);
    response.end();
  });
  expect(got).toEqual({ status: 404, text: "" });
});
