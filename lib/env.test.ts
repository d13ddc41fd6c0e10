import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
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

it("wants Inngest's two keys together", () => {
  expect(() => parseEnv({ INNGEST_EVENT_KEY: "e" })).toThrow("INNGEST_SIGNING_KEY");
  expect(() => parseEnv({ INNGEST_EVENT_KEY: "e", INNGEST_SIGNING_KEY: "s" })).not.toThrow();
});
