import { describe, expect, it } from "vitest";
import { hasAdministrator } from "@/lib/accounts/administrators";
import { resetPassword } from "@/lib/accounts/change-password";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { verifyPassword } from "@/lib/accounts/verify-password";
import { admin } from "@/lib/auth/admin";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { findKey } from "@/lib/keys/find-key";
import { runAdminAction } from "./run-admin-action";

useTestDatabase();

const email = "ada@example.com";

describe("the operator", () => {
  it("makes an account with a tier and credits, and gets a link to choose its password by", async () => {
    const { data } = await runAdminAction({ kind: "create-account", email, tier: "pro", credits: 100 });
    expect(data).toMatchObject({ email, tier: "pro", credits: 100, isAdmin: false });
    const ledger = await db().creditEntry.findMany({ orderBy: { createdAt: "asc" } });
    expect(ledger.map(({ reason, delta }) => [reason, delta])).toEqual([
      ["welcome", 10],
      ["grant", 90],
    ]);
    const token = /token=(\w+)/.exec((data as { passwordUrl: string }).passwordUrl)?.[1] ?? "";
    await resetPassword(token, "a few good words");
    expect(await verifyPassword(email, "a few good words")).not.toBeNull();
  });

  it("makes a key that works, and no second account", async () => {
    const { data, lines } = await runAdminAction({
      kind: "create-key",
      email,
      ip: ["203.0.113.0/24"],
      name: "CI",
      beta: true,
    });
    const { key, accountId } = data as { key: string; accountId: string };
    expect(await findKey(key)).toMatchObject({ accountId });
    expect(lines.join("\n")).toContain(key);
    await expect(runAdminAction({ kind: "create-account", email, tier: "free" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("changes tier and credits, and never takes more than there are", async () => {
    expect((await runAdminAction({ kind: "set-tier", email, tier: "enterprise" })).data).toMatchObject({
      tier: "enterprise",
    });
    const taken = await runAdminAction({ kind: "grant-credits", email, credits: -99 });
    expect(taken.data).toMatchObject({ credits: 1 });
    await expect(runAdminAction({ kind: "grant-credits", email, credits: -2 })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("makes an administrator, and unmakes one whose open session has no power from then on", async () => {
    const { id, sessionVersion } = await db().account.findUniqueOrThrow({ where: { email } });
    const cookie = `${sessionCookieName()}=${await sealSession({ id, sessionVersion })}`;
    const asAdmin = () => admin(new Request("http://localhost:3000/api/admin", { headers: { cookie } }));
    await expect(asAdmin()).rejects.toMatchObject({ code: "NOT_FOUND" });

    const made = await runAdminAction({ kind: "make-admin", email });
    expect(made.data).toMatchObject({ id, email, isAdmin: true });
    expect((await asAdmin()).principal).toMatchObject({ accountId: id });

    const unmade = await runAdminAction({ kind: "unmake-admin", email });
    expect(unmade.data).toMatchObject({ id, email, isAdmin: false });
    await expect(asAdmin()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await hasAdministrator()).toBe(false);
  });

  it("is told when ADMIN_EMAILS still makes an administrator of whom it unmade", async () => {
    process.env.ADMIN_EMAILS = email;
    refreshEnv();
    const { data, lines } = await runAdminAction({ kind: "unmake-admin", email });
    expect(data).toMatchObject({ isAdmin: true });
    expect(lines.join("\n")).toMatch(/ADMIN_EMAILS names/);
    expect(await hasAdministrator()).toBe(true);
    delete process.env.ADMIN_EMAILS;
    refreshEnv();
  });

  it("is told which account is missing, and how to make it", async () => {
    await expect(
      runAdminAction({ kind: "set-tier", email: "grace@example.com", tier: "pro" }),
    ).rejects.toThrow("create-account --email grace@example.com");
  });
});
