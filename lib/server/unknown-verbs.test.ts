import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { AppError } from "@/lib/errors";
import { accountWithKey } from "@/lib/v1/key-fixture";
import { refuseRequest, refuseUnknownVerbs } from "./unknown-verbs";

useTestDatabase();

const server = createServer((request, response) => {
  if (request.method === "TRACE") return refuseRequest(request, response, new AppError("NOT_FOUND", "-"));
  refuseUnknownVerbs(request, response);
  response.statusCode = request.method === "PUT" ? 405 : 200;
  response.end(request.method === "PUT" ? undefined : "ok");
});
let url: string;
let authorization: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  authorization = `Bearer ${(await accountWithKey({ beta: true })).key}`;
});
afterAll(() => void server.close());

const put = (path: string, headers = {}) => fetch(url + path, { method: "PUT", headers });

test.each(["/v1/brands", "/v2/brands/x/directions", "/v1?x"])(
  "a verb that %s does not have: 401 without a key, 404 with one",
  async (path) => {
    const unknown = await put(path);
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get("www-authenticate")).toBe("Bearer");
    expect(await unknown.json()).toMatchObject({ success: false, error: { code: "UNAUTHORIZED" } });
    const response = await put(path, { authorization });
    const { success, error, meta } = await response.json();
    expect(response.status).toBe(404);
    expect({ success, error }).toEqual({
      success: false,
      error: { code: "NOT_FOUND", message: "There is nothing to PUT at this address.", details: {} },
    });
    expect(response.headers.get("x-request-id")).toBe(meta.requestId);
  },
);

test.each(["/api/generate", "/ipfs/bafkqaaa"])(
  "a verb that %s does not have: 404, whoever asks",
  async (path) => {
    const response = await put(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: { code: "NOT_FOUND" } });
  },
);

test("other addresses and other answers stay as they are", async () => {
  expect((await put("/jobs/x")).status).toBe(405);
  expect((await put("/v1x")).status).toBe(405);
  expect(await (await fetch(`${url}/v1/brands`)).text()).toBe("ok");
});
