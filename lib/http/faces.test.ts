import { afterEach, expect, it, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { routeByHost } from "./faces";

afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

it.each([
  ["docs.localhost:3000", "/", { rewrite: "/developers" }],
  ["DOCS.localhost:3000", "/guides/webhooks", { rewrite: "/developers/guides/webhooks" }],
  ["docs.localhost:3000", "/developers/changelog", null],
  ["docs.localhost:3000", "/gallery", { redirect: "http://localhost:3000/gallery" }],
  ["docs.localhost:3000", "/guidesomething", { redirect: "http://localhost:3000/guidesomething" }],
  ["docs.localhost:3000", "/v1/brands", null],
  ["docs.localhost:3000", "/api/health", null],
  ["docs.localhost:3000", "/ipfs/bafkqaaa", null],
  ["docs.localhost:3000", "/icon.svg", null],
  ["docs.localhost:3000", "/sign-in", { redirect: "/api/auth/face/ask" }],
  ["docs.localhost:3000", "/sign-out", { redirect: "http://localhost:3000/sign-out" }],
  ["docs.localhost:3000", "/v1x", { redirect: "http://localhost:3000/v1x" }],
  ["status.localhost:3000", "/", { rewrite: "/status" }],
  ["status.localhost:3000", "/guides/webhooks", { redirect: "http://localhost:3000/guides/webhooks" }],
  ["wallet.localhost:3000", "/", { rewrite: "/wallet" }],
  ["wallet.localhost:3000", "/collection/7", { rewrite: "/wallet/collection/7" }],
  ["wallet.localhost:3000", "/wallet/owner/0x1", null],
  ["wallet.localhost:3000", "/dashboard", { redirect: "http://localhost:3000/dashboard" }],
  ["localhost:3000", "/", null],
  ["docs.localhost:3001", "/", null],
  [null, "/", null],
])("%s%s", (host, pathname, expected) => {
  expect(routeByHost(host, pathname)).toEqual(expected);
});

it("keeps to the application's host whatever is asked for", () => {
  for (const pathname of ["//evil/x", "/@evil/x", "/\\\\evil"]) {
    const route = routeByHost("docs.localhost:3000", pathname);
    expect(route && "redirect" in route && new URL(route.redirect).host).toBe("localhost:3000");
  }
});

it("knows hosts from the settings, and keeps the query", () => {
  vi.stubEnv("DOCS_HOST", "docs.marque.example");
  vi.stubEnv("APP_URL", "https://marque.example");
  refreshEnv();
  expect(routeByHost("docs.marque.example", "/")).toEqual({ rewrite: "/developers" });
  expect(routeByHost("docs.localhost:3000", "/")).toBeNull();
  expect(routeByHost("docs.marque.example", "/gallery", "?page=2")).toEqual({
    redirect: "https://marque.example/gallery?page=2",
  });
});
