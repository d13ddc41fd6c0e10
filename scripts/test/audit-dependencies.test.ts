import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { auditDependencies, readAudit } from "./audit-dependencies";

const advisory = (severity: string) => ({ severity, title: "Reads too far", vulnerable_versions: "<2.0.0" });
const found = (severity: string) => JSON.stringify({ left: [advisory(severity)] });

it("names what is high and critical, and lets the rest be", () => {
  expect(readAudit(found("high"))).toEqual({
    kind: "answered",
    weaknesses: ["high: left <2.0.0, Reads too far"],
  });
  expect(readAudit(found("critical"))).toMatchObject({ weaknesses: [expect.stringContaining("critical")] });
  expect(readAudit(found("moderate"))).toEqual({ kind: "answered", weaknesses: [] });
  expect(readAudit("{}")).toEqual({ kind: "answered", weaknesses: [] });
});

it.each([
  ["", "the registry did not answer"],
  [
    "error: POST https://registry.example/advisories/bulk - 405",
    "error: POST https://registry.example/advisories/bulk - 405",
  ],
])("takes %j for no answer", (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: "unanswered", reason });
});

it("asks a registry of what the product runs on, and counts what it answers", async () => {
  let answer: object = {};
  const registry = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    expect(await auditDependencies(env)).toEqual({ passed: 1, failed: 0 });
    answer = { zod: [advisory("high")] };
    expect(await auditDependencies(env)).toEqual({ passed: 0, failed: 1 });
    expect(said).toHaveBeenCalledWith("high: zod <2.0.0, Reads too far");
  } finally {
    said.mockRestore();
    registry.close();
  }
});
