import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { refreshEnv } from "@/lib/env";
import { isKeyText, keyHash, keyMarks, newKeyText } from "./key-format";
import "@/scripts/vitest-properties";

afterEach(() => {
  process.env.MARQUE_ENV = "development";
  refreshEnv();
});

test.each([
  ["production", "mq_live_"],
  ["staging", "mq_test_"],
  ["development", "mq_test_"],
])("in %s a key begins with %s", (environment, prefix) => {
  process.env.MARQUE_ENV = environment;
  refreshEnv();
  const key = newKeyText();
  expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{36}$`));
  expect(isKeyText(key)).toBe(true);
  expect(keyMarks(key)).toEqual({ prefix, last4: key.slice(-4) });
});

test("the checksum of a known key", () => {
  expect(isKeyText("mq_live_000000000000000000000000000000000000")).toBe(false);
  const known = "mq_live_0123456789ABCDEFGHIJKLMNOPQRST";
  const fitting = Array.from({ length: 62 }, (_, index) => `${known}${"0".repeat(5)}${index % 10}`);
  expect(fitting.filter(isKeyText).length).toBeLessThanOrEqual(1);
});

test("any changed character is noticed", () => {
  const key = newKeyText();
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(..."0Az_-"), (at, character) => {
      const changed = key.slice(0, at) + character + key.slice(at + 1);
      expect(isKeyText(changed)).toBe(changed === key);
    }),
  );
  for (const text of ["", key.slice(1), `${key}0`, key.toUpperCase(), ` ${key}`]) {
    expect(isKeyText(text)).toBe(false);
  }
});

test("the hash is SHA-256 in hexadecimal", () => {
  expect(keyHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
