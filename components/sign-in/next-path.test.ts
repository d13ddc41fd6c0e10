import { expect, it } from "vitest";
import { nextPath } from "./next-path";

it.each(["/dashboard/usage?page=2#top", "/"])("follows %s", (path) => {
  expect(nextPath(path)).toBe(path);
});

it.each([
  undefined,
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  ["/a", "/b"],
])("does not follow %s", (path) => {
  expect(nextPath(path)).toBe("/dashboard");
});

it("does not follow a path that a browser reads as another host", () => {
  expect(nextPath("/\t/evil.example")).toBe("/dashboard");
});
