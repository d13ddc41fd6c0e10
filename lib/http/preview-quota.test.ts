import { expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import type { Caller } from "./caller";
import { drawPreview } from "./preview-quota";

useTestDatabase();

const request = (address: string) =>
  new Request("http://localhost:3000/", { headers: { "x-marque-client-address": address } });

const visitor = (id: string, address: string): Caller<{ tier: "free" }> => ({
  principal: { tier: "free" },
  subjects: [`address:${address}`, `visitor:${id}`],
  requestsPerHour: 10,
  idempotencyScopes: [],
});

const busy = { code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 1 };

test("two at once for a visitor, six for its network; those that are done or failed leave their place", async () => {
  const address = "203.0.113.9";
  const gate = Promise.withResolvers<void>();
  const draw = () => gate.promise;
  const running = ["a", "a", "b", "b", "c", "c"].map((id) =>
    drawPreview(request(address), visitor(id, address), draw),
  );
  for (const id of ["a", "d"]) {
    await expect(drawPreview(request(address), visitor(id, address), draw)).rejects.toMatchObject(busy);
  }
  const elsewhere = drawPreview(request("203.0.113.10"), visitor("e", "203.0.113.10"), async () => "drawn");
  expect(await elsewhere).toBe("drawn");
  gate.resolve();
  await Promise.all(running);
  const failing = () =>
    drawPreview(request(address), visitor("a", address), () => Promise.reject(new Error("no")));
  for (let time = 0; time < 3; time++) await expect(failing()).rejects.toThrow("no");
});
