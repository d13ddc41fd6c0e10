import { expect, test, vi } from "vitest";
import { MAX_BODY_BYTES, parseJsonObject, readBody } from "./read-body";

const JSON_TYPE = "application/json";
const bytesOf = (text: string) => new TextEncoder().encode(text);

function streamed(body: ReadableStream<Uint8Array>): Request {
  return new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
}

test("a body at the limit is read whole", async () => {
  const body = new Uint8Array(MAX_BODY_BYTES).fill(7);
  const read = await readBody(new Request("http://localhost/", { method: "POST", body }));
  expect(Buffer.from(read).equals(body)).toBe(true);
});

test("an endless body is refused at the limit and cut off soon after", async () => {
  let sent = 0;
  const cancelled = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(256 * 1024));
      sent += 256 * 1024;
    },
    cancel: cancelled,
  });
  await expect(readBody(streamed(endless))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled(), { timeout: 30_000 });
  expect(sent).toBeLessThan(MAX_BODY_BYTES * 70);
});

test("a body that declares to be too large is refused before it arrives", async () => {
  const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  const request = streamed(silent);
  request.headers.set("content-length", String(MAX_BODY_BYTES + 1));
  await expect(readBody(request)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
});

test.each<[string, string | null, Uint8Array, string]>([
  ["another type", "text/plain", bytesOf("{}"), "application/json"],
  ["no type", null, bytesOf("{}"), "application/json"],
  ["a form", "application/x-www-form-urlencoded", bytesOf("a=1"), "application/json"],
  ["bad UTF-8", JSON_TYPE, Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d), "valid UTF-8"],
  ["a surrogate in UTF-8", JSON_TYPE, Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), "valid UTF-8"],
  ["nothing", JSON_TYPE, bytesOf(""), "valid JSON"],
  ["broken JSON", JSON_TYPE, bytesOf('{"a":'), "valid JSON"],
  ["a list", JSON_TYPE, bytesOf("[]"), "JSON object"],
  ["null", JSON_TYPE, bytesOf("null"), "JSON object"],
  ["deep lists", JSON_TYPE, bytesOf(`{"a":${"[".repeat(100_000)}`), "64 levels"],
  ["deep objects", JSON_TYPE, bytesOf('{"a":'.repeat(65)), "64 levels"],
  ["a long list", JSON_TYPE, bytesOf(`{"a":[${"0,".repeat(500_000)}0]}`), "2000 values"],
  ["many lists", JSON_TYPE, bytesOf(`{"a":[${"[],".repeat(1_000)}0]}`), "2000 values"],
])("refuses %s", (_, type, bytes, constraint) => {
  expect(() => parseJsonObject(type, bytes)).toThrow(constraint);
});

test("brackets in strings do not nest, and commas in them are no values", () => {
  const value = { text: `\\" ${"[{,".repeat(3_000)}` };
  expect(parseJsonObject("application/json; charset=utf-8", bytesOf(JSON.stringify(value)))).toEqual(value);
});

test("a __proto__ key pollutes nothing", () => {
  parseJsonObject(
    JSON_TYPE,
    bytesOf('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  );
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
