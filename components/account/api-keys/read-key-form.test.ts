import { expect, test } from "vitest";
import { readKeyForm } from "./read-key-form";

const NOW = Date.UTC(2026, 10, 21);

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("networks stand one to a line, or between commas; empty lines are none", () => {
  expect(
    readKeyForm(
      form({ name: "CI", cidrs: " 10.0.0.0/8 \n\n2001:db8::/32, 192.0.2.1", expiresAt: "30" }),
      NOW,
    ),
  ).toEqual({
    name: "CI",
    cidrs: ["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"],
    beta: false,
    expiresAt: "2026-12-21T00:00:00.000Z",
  });
});

test("an end can be kept, or taken away", () => {
  expect(readKeyForm(form({ name: "CI", expiresAt: "keep", beta: "on" }), NOW)).toEqual({
    name: "CI",
    cidrs: [],
    beta: true,
  });
  expect(readKeyForm(form({ name: "CI", expiresAt: "" }), NOW).expiresAt).toBeNull();
});
