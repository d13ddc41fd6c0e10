import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { carryContentLength, restoreContentLength } from "./content-length";

const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.close();
});

/** Sends a handler's response in the way of Next: every header but the length, then the body in pieces. */
async function exchange(method: string, interfere: (response: ServerResponse) => void = () => undefined) {
  const handled = new Response("0123456789", { headers: { "Content-Length": "10", "X-Other": "1" } });
  carryContentLength(handled);
  server.on("request", (_request, response) => {
    restoreContentLength(response);
    handled.headers.forEach((value, name) => {
      if (name !== "content-length") response.appendHeader(name, value);
    });
    interfere(response);
    if (method === "HEAD") return response.end();
    response.write("01234");
    response.end("56789");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done) => {
    get({ host: "127.0.0.1", port, method }, done);
  });
  let text = "";
  for await (const chunk of response) text += chunk;
  return { headers: response.headers, text };
}

test.each([
  ["GET", "0123456789"],
  ["HEAD", ""],
])("%s: the length arrives, its carrier does not", async (method, body) => {
  const { headers, text } = await exchange(method);
  expect(headers).toMatchObject({ "content-length": "10", "x-other": "1" });
  expect(headers).not.toHaveProperty("x-marque-content-length");
  expect(headers).not.toHaveProperty("transfer-encoding");
  expect(text).toBe(body);
});

test("a compressed body has no declared length", async () => {
  const { headers } = await exchange("GET", (response) => response.setHeader("Content-Encoding", "gzip"));
  expect(headers).not.toHaveProperty("content-length");
  expect(headers).not.toHaveProperty("x-marque-content-length");
});
