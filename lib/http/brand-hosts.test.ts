import { afterEach, expect, it, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { brandAt, brandOrigin, showcaseUrl } from "./brand-hosts";

const ID = "6f1c2a9e-1f0b-4b59-9d3e-5a1f6f6f2b11";

afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

it.each([
  [`${ID}.design.localhost:3000`, { brandId: ID }],
  [`${ID.toUpperCase()}.DESIGN.localhost`, { brandId: ID }],
  ["nobody.design.localhost:3000", { brandId: null }],
  [`${ID}.more.design.localhost:3000`, { brandId: null }],
  ["design.localhost:3000", null],
  [`${ID}.localhost:3000`, null],
  [`${ID}.design.localhost.attacker.example`, null],
  [`${ID}xdesign.localhost`, null],
  ["localhost:3000", null],
  [null, null],
])("%s", (host, expected) => {
  const origin = expected?.brandId ? `http://${ID}.design.localhost:3000` : null;
  expect(brandAt(host)).toEqual(expected && { ...expected, origin, isChosen: false });
});

it("gives every brand an origin of its own, where the operator has set one up or all of it stays on this machine", () => {
  expect(showcaseUrl(ID)).toBe(`http://${ID}.design.localhost:3000`);
  vi.stubEnv("APP_URL", "https://marque.example");
  refreshEnv();
  expect(showcaseUrl(ID)).toBe(`https://marque.example/design/${ID}`);
  vi.stubEnv("DESIGN_HOST", "design.marque.example");
  refreshEnv();
  expect([showcaseUrl(ID), brandOrigin(ID)]).toEqual(Array(2).fill(`https://${ID}.design.marque.example`));
});
