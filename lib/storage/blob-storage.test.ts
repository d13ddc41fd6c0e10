import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { blobStorage } from "./blob-storage";
import { startBlobTestServer } from "./blob-test-server";
import { testStorageContract } from "./storage-contract";

const TOKEN = "vercel_blob_rw_teststore_secret";
let server: Awaited<ReturnType<typeof startBlobTestServer>>;
const before = { url: process.env.VERCEL_BLOB_API_URL, retries: process.env.VERCEL_BLOB_RETRIES };

beforeAll(() => {
  process.env.VERCEL_BLOB_RETRIES = "0";
});
beforeEach(async () => {
  server = await startBlobTestServer(TOKEN, 2);
  process.env.VERCEL_BLOB_API_URL = server.url;
  return () => server.close();
});
afterAll(() => {
  for (const [name, value] of [
    ["VERCEL_BLOB_API_URL", before.url],
    ["VERCEL_BLOB_RETRIES", before.retries],
  ] as const) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

testStorageContract(async () => blobStorage(TOKEN));

test("another token reads and writes nothing", async () => {
  await blobStorage(TOKEN).put("a", new Uint8Array([1]));
  const stranger = blobStorage("vercel_blob_rw_teststore_wrong");
  await expect(stranger.get("a")).rejects.toThrow("Access denied");
  await expect(stranger.put("a", new Uint8Array([2]))).rejects.toThrow("Access denied");
  expect(await blobStorage(TOKEN).get("a")).toEqual(new Uint8Array([1]));
});

test("a vendor's outage is an error, never a missing key", async () => {
  const store = blobStorage(TOKEN);
  await store.put("a", new Uint8Array([1]));
  server.failWith = { status: 503, code: "service_unavailable" };
  await expect(store.get("a")).rejects.toThrow("not available");
  await expect(store.check()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 30 });
});

test("an invalid key sends no request", async () => {
  await expect(blobStorage(TOKEN).get("../secrets")).rejects.toThrow("Invalid storage key");
  expect(server.requests).toEqual([]);
});
