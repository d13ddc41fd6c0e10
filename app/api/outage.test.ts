import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleBrief } from "@/lib/brand/brand-fixture";
import { closeDb } from "@/lib/db/client";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { newKeyText } from "@/lib/keys/key-format";
import { GET as brands } from "../v1/brands/route";
import { GET as download } from "./download/[jobId]/route";
import { POST as generate } from "./generate/route";
import { GET as health } from "./health/route";
import { DELETE as cancel, GET as status } from "./status/[jobId]/route";

const jobId = newId();
const withoutParams = { params: Promise.resolve({}) };
const withKey = (key: string) =>
  new Request("http://localhost:3000/v1/brands", { headers: { authorization: `Bearer ${key}` } });
const job = { params: Promise.resolve({ jobId }) };

// Port 9 is "discard": nobody listens there, and there is no socket of that name.
describe.each([
  ["address", "postgresql://nobody:secret@127.0.0.1:9/none"],
  ["socket", "postgresql://nobody:secret@127.0.0.1:9/none?host=/var/empty"],
])("a database that cannot be reached by %s", (_, url) => {
  beforeAll(() => {
    process.env.DATABASE_URL = url;
    refreshEnv();
  });
  afterAll(closeDb);

  test.each<[string, () => Promise<Response>]>([
    [
      "generate",
      () =>
        generate(
          new Request("http://localhost:3000/api/generate", {
            method: "POST",
            body: JSON.stringify(exampleBrief),
            headers: { "content-type": "application/json" },
          }),
          { params: Promise.resolve({}) },
        ),
    ],
    ["status", () => status(new Request("http://localhost:3000/"), job)],
    ["cancel", () => cancel(new Request("http://localhost:3000/", { method: "DELETE" }), job)],
    ["download", () => download(new Request("http://localhost:3000/"), job)],
    ["the versioned interface", () => brands(withKey(newKeyText()), withoutParams)],
    [
      "the versioned interface without a key",
      () => brands(new Request("http://localhost:3000/"), withoutParams),
    ],
    ["health", () => health(new Request("http://localhost:3000/"), { params: Promise.resolve({}) })],
  ])("503: %s without a database says when to come back, and no more", async (_, call) => {
    const response = await call();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).not.toMatch(/secret|empty|127\.0\.0\.1|prisma|ECONN/i);
  });
});
