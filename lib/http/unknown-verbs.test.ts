import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseUnknownVerbs } from "./unknown-verbs";

const server = createServer((request, response) => {
  refuseUnknownVerbs(request, response);
  response.statusCode = request.method === "PUT" ? 405 : 200;
  response.end(request.method === "PUT" ? undefined : "ok");
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each(["/v1/brands", "/v2/brands/x/directions", "/v1?x"])(
  "a verb that %s does not have: 404",
  async (path) => {
    const response = await fetch(url + path, { method: "PUT" });
    const { success, error, meta } = await response.json();
    expect(response.status).toBe(404);
    expect({ success, error }).toEqual({
      success: false,
      error: { code: "NOT_FOUND", message: "There is nothing to PUT at this address.", details: {} },
    });
    expect(response.headers.get("x-request-id")).toBe(meta.requestId);
  },
);

test("other addresses and other answers stay as they are", async () => {
  expect((await fetch(`${url}/api/generate`, { method: "PUT" })).status).toBe(405);
  expect((await fetch(`${url}/v1x`, { method: "PUT" })).status).toBe(405);
  expect(await (await fetch(`${url}/v1/brands`)).text()).toBe("ok");
});
