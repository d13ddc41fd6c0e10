import { parse as parseDisposition } from "content-disposition";
import { expect, test } from "vitest";
import { fileResponse } from "./file-response";

const content = new TextEncoder().encode("0123456789");
const sha256 = "ab".repeat(32);
let opened = 0;
const file = {
  contentType: "application/zip",
  fileName: "Café 東京-brand.zip",
  plainFileName: "cafe-brand.zip",
  bytes: content.length,
  sha256,
  async stream(range?: { start: number; end: number }) {
    opened++;
    return new Blob([range ? content.slice(range.start, range.end + 1) : content]).stream();
  },
};
const get = (headers: Record<string, string> = {}, method = "GET") =>
  fileResponse(new Request("http://localhost/", { method, headers }), file);

test("the whole file, with its length, its tag and its name in any script", async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("0123456789");
  expect(response.headers.get("content-length")).toBe("10");
  expect(response.headers.get("etag")).toBe(`"${sha256}"`);
  const disposition = response.headers.get("content-disposition") ?? "";
  expect(disposition).toBe(
    `attachment; filename=cafe-brand.zip; filename*=UTF-8''Caf%C3%A9%20%E6%9D%B1%E4%BA%AC-brand.zip`,
  );
  expect(parseDisposition(disposition).parameters.filename).toBe(file.fileName);
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=5-999", "56789", "bytes 5-9/10"],
  ["bytes=0-2,3-5", "012345", "bytes 0-5/10"],
])("the part %s", async (range, text, contentRange) => {
  const response = await get({ range });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(contentRange);
  expect(response.headers.get("content-length")).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test.each(["bytes=0-1,5-6", "lines=0-1", "bytes=x", "rubbish"])(
  "the range %s gets the whole file",
  async (range) => {
    const response = await get({ range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("0123456789");
  },
);

test("a range past the end", async () => {
  await expect(get({ range: "bytes=10-20" })).rejects.toMatchObject({
    code: "RANGE_NOT_SATISFIABLE",
    headers: expect.arrayContaining([["Content-Range", "bytes */10"]]),
  });
});

test("If-Range: the part of the same file, the whole of another", async () => {
  expect((await get({ range: "bytes=0-3", "if-range": `"${sha256}"` })).status).toBe(206);
  expect((await get({ range: "bytes=0-3", "if-range": '"other"' })).status).toBe(200);
  expect((await get({ range: "bytes=0-3", "if-range": `W/"${sha256}"` })).status).toBe(200);
});

test("If-None-Match", async () => {
  for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"x", "${sha256}"`, "*"]) {
    const response = await get({ "if-none-match": tag });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  }
  expect((await get({ "if-none-match": '"x"' })).status).toBe(200);
});

test("HEAD tells the same without opening the file", async () => {
  const before = opened;
  const response = await get({ range: "bytes=0-3" }, "HEAD");
  expect([response.status, response.headers.get("content-length")]).toEqual([200, "10"]);
  expect(response.body).toBeNull();
  expect(opened).toBe(before);
});

test("a font is open to pages without an origin, as a brand's own are in their sandbox; nothing else is", async () => {
  const font = { ...file, contentType: "font/woff2" };
  for (const headers of [new Headers(), new Headers({ "if-none-match": `"${sha256}"` })]) {
    const response = await fileResponse(new Request("http://localhost/", { headers }), font);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
  expect((await get()).headers.has("access-control-allow-origin")).toBe(false);
});
