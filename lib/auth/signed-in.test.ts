import { expect, it, vi } from "vitest";
import { SIGNED_IN_COOKIE } from "@/components/ui/signed-in-script";
import { setAdmin } from "@/lib/accounts/administrators";
import { changePassword } from "@/lib/accounts/change-password";
import { createAccount } from "@/lib/accounts/create-account";
import { SIGNED_IN_HINT } from "@/lib/accounts/session-cookies";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { admin } from "./admin";
import { signedIn } from "./signed-in";
import { signedInOrVisitor } from "./signed-in-or-visitor";

useTestDatabase();

const PASSWORD = "a few good words";

async function browser(tier: "free" | "pro" = "pro") {
  const email = `${newId()}@example.com`;
  const account = await createAccount({ email, password: PASSWORD, tier });
  const cookie = `other=1; ${sessionCookieName()}=${await sealSession({ id: account.id, sessionVersion: 1 })}`;
  const ask = (headers: Record<string, string> = {}) =>
    new Request("http://localhost:3000/api/account", { method: "POST", headers: { cookie, ...headers } });
  return { account, ask };
}

const nobody = () => new Request("http://localhost:3000/api/account", { method: "POST" });

it("hints at the session by the cookie that the pages' script looks for", () => {
  expect(SIGNED_IN_HINT).toBe(SIGNED_IN_COOKIE);
});

it("knows an account by its session, with its tier's limits", async () => {
  const { account, ask } = await browser();
  const { principal, ...caller } = await signedIn(ask());
  expect(principal).toEqual({ kind: "account", accountId: account.id, tier: "pro" });
  expect(caller).toEqual({
    subjects: [`account:${account.id}`],
    requestsPerHour: 1_000,
    idempotencyScopes: [`account:${account.id}`],
    payerId: account.id,
  });
  expect((await signedInOrVisitor(ask())).principal).toEqual(principal);
});

it("goes on for as long as it is used: a token that is a day old gets a successor", async () => {
  const { account } = await browser();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 25 * 60 * 60 * 1000 });
  const token = await sealSession({ id: account.id, sessionVersion: 1 });
  vi.useRealTimers();
  const ask = (cookie: string) => new Request("http://localhost:3000/", { headers: { cookie } });
  const { setCookie = "" } = await signedIn(ask(`${sessionCookieName()}=${token}`));
  expect(setCookie).toMatch(/^marque_session=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const renewed = await signedIn(ask(setCookie.split(";")[0] ?? ""));
  expect(renewed).toMatchObject({ principal: { accountId: account.id }, setCookie: undefined });
});

it("refuses whoever is not signed in, and takes them for visitors where visitors may be", async () => {
  await expect(signedIn(nobody())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await signedInOrVisitor(nobody())).principal.kind).toBe("visitor");
});

it("refuses another site's page, for all that the browser sends the cookie", async () => {
  const { ask } = await browser();
  const foreign = ask({ "sec-fetch-site": "cross-site", origin: "https://evil.example" });
  for (const authenticate of [signedIn, signedInOrVisitor, admin]) {
    await expect(authenticate(foreign)).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

it("ends with a change of the password", async () => {
  const { account, ask } = await browser();
  await expect(changePassword(account.id, "not this one", "another password")).rejects.toMatchObject({
    details: { field: "presentPassword" },
  });
  await signedIn(ask());
  await changePassword(account.id, PASSWORD, "another password");
  await expect(signedIn(ask())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await signedInOrVisitor(ask())).principal.kind).toBe("visitor");
});

it("shows administration to administrators; for others there is nothing", async () => {
  const { account, ask } = await browser();
  await setAdmin(account.id, true);
  expect((await admin(ask())).principal).toMatchObject({ accountId: account.id });
  await setAdmin(account.id, false);
  for (const request of [ask(), nobody()]) {
    await expect(admin(request)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});
