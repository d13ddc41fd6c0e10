import { expect, test } from "vitest";
import { verifyPassword } from "@/lib/accounts/verify-password";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { POST as changePassword } from "./password/route";
import { DELETE, PATCH } from "./route";
import { askWith, signedInBrowser } from "./session-test-kit";

useTestDatabase();

const PASSWORD = "correct horse battery";

test("a name is changed, cleaned, and taken away", async () => {
  const browser = await signedInBrowser();
  const named = await browser.ask(PATCH, "PATCH", { body: { name: "  Ada\u202E   Lovelace " } });
  expect(named).toMatchObject({ status: 200, data: { name: "Ada Lovelace" } });
  expect((await browser.ask(PATCH, "PATCH", { body: { name: "" } })).data).toEqual({ name: null });
  expect((await browser.ask(PATCH, "PATCH", { body: { name: "a".repeat(101) } })).status).toBe(400);
});

test("a password is changed by who knows the present one; every session of before has ended", async () => {
  const browser = await signedInBrowser(PASSWORD);
  const wrong = { presentPassword: "incorrect horse", password: "another long one" };
  const refused = await browser.ask(changePassword, "POST", { body: wrong });
  expect([refused.status, refused.error.details.field]).toEqual([400, "presentPassword"]);
  const body = { presentPassword: PASSWORD, password: "another long one" };
  expect((await browser.ask(changePassword, "POST", { body })).status).toBe(200);
  expect(await verifyPassword(browser.email, "another long one")).toMatchObject({ id: browser.accountId });
  expect((await browser.ask(PATCH, "PATCH", { body: { name: "Ada" } })).status).toBe(401);
});

test("an account is deleted only when its address is typed, and its session ends with it", async () => {
  const browser = await signedInBrowser();
  expect((await browser.ask(DELETE, "DELETE", { body: { confirmation: "no" } })).status).toBe(400);
  const deleted = await browser.ask(DELETE, "DELETE", {
    body: { confirmation: browser.email.toUpperCase() },
  });
  expect([deleted.status, deleted.data]).toEqual([200, { deleted: true }]);
  expect((await browser.ask(PATCH, "PATCH", { body: { name: "Ada" } })).status).toBe(401);
  expect(await db().account.findUnique({ where: { id: browser.accountId } })).toMatchObject({ email: null });
});

test.each([
  ["PATCH", PATCH, { name: "x" }],
  ["DELETE", DELETE, { confirmation: "x" }],
  ["POST", changePassword, { presentPassword: "x", password: "another long one" }],
] as const)("%s: 401 without a session, 403 from another site", async (method, handler, body) => {
  expect((await askWith(handler, method, { body })).status).toBe(401);
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await (await signedInBrowser()).ask(handler, method, { body, headers })).status).toBe(403);
});
