import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { fileResponse } from "@/lib/http/file-response";
import { compressAnswers } from "./compress-answers";

const TEXT = "a sentence that is worth compressing. ".repeat(200);
const server = createServer();
afterEach(() => {
  server.removeAllListeners("request");
  server.close();
});

/** Asks for a file that the service would compress, as the service sends one. */
async function ask(headers: Record<string, string>) {
  const compress = compressAnswers();
  server.on("request", (request, response) =>
    compress(request, response, () => void send(request, response)),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((done) => {
    get({ host: "127.0.0.1", port, headers: { "accept-encoding": "gzip", ...headers } }, done);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new Request("http://localhost/", { headers: request.headers as Record<string, string> });
  const bytes = Buffer.from(TEXT);
  const file = await fileResponse(asked, {
    contentType: "text/css",
    fileName: "brand.css",
    bytes: bytes.length,
    tag: "bytes",
    stream: async (range) => new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream(),
  });
  response.writeHead(file.status, Object.fromEntries(file.headers));
  response.end(Buffer.from(await file.arrayBuffer()));
}

test("a whole file is compressed, and its tag is weak: no part can be put to it", async () => {
  const { status, headers, body } = await ask({});
  expect([status, headers["content-encoding"], headers.etag]).toEqual([200, "gzip", 'W/"bytes"']);
  expect(gunzipSync(body).toString()).toBe(TEXT);
  expect(body.length).toBeLessThan(TEXT.length / 2);
});

test("a part has the bytes that Content-Range says", async () => {
  const { status, headers, body } = await ask({ range: "bytes=100-4099" });
  expect([status, headers["content-range"]]).toEqual([206, `bytes 100-4099/${TEXT.length}`]);
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers.etag).toBe('"bytes"');
  expect(body.toString()).toBe(TEXT.slice(100, 4_100));
});

test("with the tag of a compressed file a part is not sent, and what is known is not sent again", async () => {
  const { status } = await ask({ range: "bytes=100-4099", "if-range": 'W/"bytes"' });
  expect(status).toBe(200);
  server.removeAllListeners("request");
  await new Promise((done) => server.close(done));
  expect((await ask({ "if-none-match": 'W/"bytes"' })).status).toBe(304);
});
