import { expect, it } from "vitest";
import { readAudit } from "./audit-dependencies";

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: "left", severity, range: "<2.0.0" } }, metadata: {} });

it("names what is high and critical, and lets the rest be", () => {
  expect(readAudit(found("high"))).toEqual({ kind: "answered", weaknesses: ["high: left <2.0.0"] });
  expect(readAudit(found("critical"))).toEqual({ kind: "answered", weaknesses: ["critical: left <2.0.0"] });
  expect(readAudit(found("moderate"))).toEqual({ kind: "answered", weaknesses: [] });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: "answered", weaknesses: [] });
});

it.each([
  ["", "the registry did not answer"],
  ["npm error", "the registry did not answer"],
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', "405 Method Not Allowed"],
])("takes %j for no answer", (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: "unanswered", reason });
});
