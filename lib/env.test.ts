import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { envSchema, parseEnv } from "./env";

const example = readFileSync(".env.example", "utf8");
const settings = [...example.matchAll(/^(#?) ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, hash, name, value]) => ({
  hash,
  name: name ?? "",
  value: value ?? "",
}));

it("documents every setting in .env.example, and nothing else", () => {
  expect(settings.map(({ name }) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
});

it("leaves every setting of .env.example commented out, below a sentence about it", () => {
  expect(settings.every(({ hash }) => hash === "#")).toBe(true);
  for (const paragraph of example.trim().split(/\n\n+/)) expect(paragraph).toMatch(/^# (?![A-Z_]+=)/);
});

it("needs no setting at all", () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    ANONYMOUS_TIER: "free",
  });
});

it("accepts every example value", () => {
  expect(() => parseEnv(Object.fromEntries(settings.map(({ name, value }) => [name, value])))).not.toThrow();
});

it("takes an empty value as unset", () => {
  expect(parseEnv({ DATABASE_URL: "", PORT: "" })).toEqual(parseEnv({}));
});

it("lists every problem in one message", () => {
  expect(() => parseEnv({ PORT: "0", LOG_LEVEL: "loud", APP_URL: "marque" })).toThrow(
    /PORT: .*\n\s+APP_URL: .*\n\s+LOG_LEVEL: /,
  );
});

it("knows the form of a signing key, of which Inngest itself reads as much as is hexadecimal", () => {
  for (const key of ["ab".repeat(32), `signkey-prod-${"0f".repeat(32)}`, "signkey-test-AB12"])
    expect(() => parseEnv({ INNGEST_EVENT_KEY: "e", INNGEST_SIGNING_KEY: key })).not.toThrow();
  for (const key of ["secret", "abc", "signkey-prod-", "signkey-prod-abc", "ab12 "])
    expect(() => parseEnv({ INNGEST_EVENT_KEY: "e", INNGEST_SIGNING_KEY: key })).toThrow("hexadecimal");
});

it("takes a seed for tests in development alone", () => {
  expect(parseEnv({ TEST_SEED: "7" }).TEST_SEED).toBe(7);
  for (const MARQUE_ENV of ["staging", "production"])
    expect(() => parseEnv({ TEST_SEED: "7", MARQUE_ENV })).toThrow("TEST_SEED: is for tests");
});

it("wants Inngest's two keys together", () => {
  expect(() => parseEnv({ INNGEST_EVENT_KEY: "e" })).toThrow("INNGEST_SIGNING_KEY");
  expect(() => parseEnv({ INNGEST_EVENT_KEY: "e", INNGEST_SIGNING_KEY: "ab12" })).not.toThrow();
});

it("wants a pinning service's address and token together", () => {
  expect(() => parseEnv({ IPFS_PIN_URL: "https://pin.example" })).toThrow(
    "IPFS_PIN_TOKEN: set IPFS_PIN_URL and",
  );
  expect(() => parseEnv({ IPFS_PIN_URL: "https://pin.example", IPFS_PIN_TOKEN: "t" })).not.toThrow();
});

it("reads addresses of administrators and chains as lists, and wants a provider's id and secret together", () => {
  const parsed = parseEnv({ ADMIN_EMAILS: "Ada@Example.com, bo@example.com", SIGN_IN_CHAINS: "1, 31337" });
  expect(parsed.ADMIN_EMAILS).toEqual(["ada@example.com", "bo@example.com"]);
  expect(parsed.SIGN_IN_CHAINS).toEqual([1, 31337]);
  expect(() => parseEnv({ ADMIN_EMAILS: "ada" })).toThrow("ADMIN_EMAILS: must be e-mail addresses");
  expect(() => parseEnv({ SIGN_IN_CHAINS: "mainnet" })).toThrow("SIGN_IN_CHAINS: must be chain ids");
  const nodes = parseEnv({ SIGN_IN_RPC_URLS: "1=https://rpc.example/?key=a, 31337=http://127.0.0.1:8545" });
  expect([...nodes.SIGN_IN_RPC_URLS]).toEqual([
    [1, "https://rpc.example/?key=a"],
    [31337, "http://127.0.0.1:8545"],
  ]);
  for (const SIGN_IN_RPC_URLS of ["https://rpc.example", "main=https://rpc.example", "1=wss://rpc.example"]) {
    expect(() => parseEnv({ SIGN_IN_RPC_URLS })).toThrow("SIGN_IN_RPC_URLS: must be nodes by chain id");
  }
  expect(() => parseEnv({ AUTH_SECRET: "short" })).toThrow("AUTH_SECRET: must have at least 32 characters");
  expect(() => parseEnv({ GITHUB_CLIENT_ID: "id" })).toThrow(
    "GITHUB_CLIENT_SECRET: set GITHUB_CLIENT_ID and",
  );
});

describe("a language model", () => {
  it.each([
    ["AI_PROVIDER", { AI_PROVIDER: "openai" }, "openai needs OPENAI_API_KEY"],
    ["AI_PROVIDER", { AI_PROVIDER: "google", OPENAI_API_KEY: "k" }, "needs GOOGLE_GENERATIVE_AI_API_KEY"],
    ["AI_BASE_URL", { AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, "needs the server's address"],
    ["AI_MODEL", { AI_BASE_URL: "http://localhost:8080/v1" }, "the name of its model"],
    ["AI_TIMEOUT_MS", { AI_STAGE_TIMEOUT_MS: "5000" }, "more time than the stage"],
    ["AI_OUTPUT_PRICE", { AI_INPUT_PRICE: "1" }, "together"],
  ])("refuses a setting without what it needs: %s", (setting, source, words) => {
    expect(() => parseEnv(source)).toThrow(new RegExp(`${setting}: .*${words}`));
  });

  it.each([
    { OPENAI_API_KEY: "k" },
    { OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "k" },
    { AI_PROVIDER: "anthropic", AI_API_KEY: "k" },
    { AI_BASE_URL: "http://localhost:8080/v1", AI_MODEL: "m" },
  ])("accepts %j", (source) => {
    expect(() => parseEnv(source)).not.toThrow();
  });
});

describe("webhooks", () => {
  it("may be let into networks, and asked for at name servers, of either family", () => {
    const parsed = parseEnv({
      WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8, ::1",
      WEBHOOK_DNS_SERVERS: "9.9.9.9,127.0.0.1:5353,2620:fe::fe,[::1]:53",
    });
    expect(parsed.WEBHOOK_ALLOW_CIDRS).toEqual(["127.0.0.0/8", "::1"]);
    expect(parsed.WEBHOOK_DNS_SERVERS).toHaveLength(4);
  });

  it.each([
    ["WEBHOOK_ALLOW_CIDRS", "127.0.0.0/33"],
    ["WEBHOOK_ALLOW_CIDRS", "localhost"],
    ["WEBHOOK_DNS_SERVERS", "dns.example"],
    ["WEBHOOK_DNS_SERVERS", "9.9.9.9:70000"],
    ["WEBHOOK_DNS_SERVERS", "9.9.9.9:"],
  ])("%s refuses %s", (setting, value) => {
    expect(() => parseEnv({ [setting]: value })).toThrow(`${setting}: must be addresses`);
  });
});
