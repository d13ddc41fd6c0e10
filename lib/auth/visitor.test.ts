import { expect, test } from "vitest";
import { newVisitorId } from "@/lib/ids";
import { visitor } from "./visitor";

const sent = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/api/generate", { method: "POST", headers });

test("a browser without a cookie gets one that scripts and other sites cannot use", async () => {
  const caller = await visitor(sent({ "x-marque-client-address": "203.0.113.7" }));
  const { visitorId } = caller.principal;
  expect(caller.setCookie).toBe(
    `marque_visitor=${visitorId}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(caller.subjects).toEqual(["address:203.0.113.7", `visitor:${visitorId}`]);
  expect(caller.idempotencyScopes).toEqual([`visitor:${visitorId}`]);
});

test("a browser with a cookie keeps it", async () => {
  const visitorId = newVisitorId();
  const caller = await visitor(sent({ cookie: `theme=dark; marque_visitor=${visitorId}; x=1` }));
  expect(caller.principal.visitorId).toBe(visitorId);
  expect(caller.setCookie).toBeUndefined();
  expect(caller.idempotencyScopes).toEqual([`visitor:${visitorId}`]);
});

test.each(["short", "'; DROP TABLE jobs; --", "a".repeat(23)])("the cookie %j is not ours", async (value) => {
  const caller = await visitor(sent({ cookie: `marque_visitor=${value}` }));
  expect(caller.principal.visitorId).not.toBe(value);
  expect(caller.setCookie).toBeDefined();
});
