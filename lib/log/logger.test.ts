import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { newKeyText } from "@/lib/keys/key-format";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { createLogger } from "./logger";

let lines: string[];
beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "debug");
  refreshEnv();
  lines = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

const log = () => createLogger({ write: (line) => void lines.push(line) });

describe("a secret is never written", () => {
  const values = () => ({
    authorization: `Bearer ${newKeyText()}`,
    cookie: "marque_session=abc.def.ghi",
    password: "correct horse battery staple",
    secret: newSecret(),
    token: "0f1e2d3c4b5a",
    businessIdea: "A secret bakery",
  });

  it.each([0, 1, 2, 3])("%i objects deep, in a field of its name", (depth) => {
    const secrets = values();
    let fields: Record<string, unknown> = { ...secrets, requestId: "req_1" };
    for (let level = 0; level < depth; level++) fields = { inner: fields };
    log().info(fields, "answered");
    for (const secret of Object.values(secrets)) expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain("req_1");
  });

  it("in the message, in an error, in its stack and its causes, known by its form", () => {
    const [key, secret, session] = [newKeyText(), newSecret(), "eyJhbGciOiJkaXIi..abcDEF.ghi.jkl"];
    const url = "postgresql://marque:hunter2@127.0.0.1:5432/marque";
    const error = new Error(`cannot use ${key} at ${url}`, { cause: new Error(`${secret} ${session}`) });
    log().error(
      { err: error, headers: [`Authorization: Bearer ${key}`] },
      `failed with ${key} and ${secret}`,
    );
    for (const text of [key, secret, session, "hunter2"]) expect(lines[0]).not.toContain(text);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50 });
    expect(lines[0]).toContain("127.0.0.1:5432");
  });

  it("and what is none stays as it is", () => {
    const fields = { jobId: "3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c", path: "/v1/brands?q=a:b@c", ms: 3 };
    log().info(fields, "listening at http://localhost:3000");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      ...fields,
      msg: "listening at http://localhost:3000",
    });
  });
});
