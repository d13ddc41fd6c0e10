import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "./sha256";

afterEach(() => void vi.unstubAllGlobals());

test("is the same where the platform offers no digest, as to a page that came over plain http", async () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 251).subarray(3);
  const expected = createHash("sha256").update(bytes).digest("hex");
  expect(await sha256(bytes)).toBe(expected);
  vi.stubGlobal("crypto", {});
  expect(await sha256(bytes)).toBe(expected);
});
