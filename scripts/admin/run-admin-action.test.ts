import { describe, expect, it } from "vitest";
import { resetPassword } from "@/lib/accounts/change-password";
import { verifyPassword } from "@/lib/accounts/verify-password";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { findKey } from "@/lib/keys/find-key";
import { runAdminAction } from "./run-admin-action";

useTestDatabase();

const email = "ada@example.com";

describe("the operator", () => {
  it("makes an account with a tier and credits, and gets a link to choose its password by", async () => {
    const { data } = await runAdminAction({ kind: "create-account", email, tier: "pro", credits: 100 });
    expect(data).toMatchObject({ email, tier: "pro", credits: 100, isAdmin: true });
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

  it("is told which account is missing, and how to make it", async () => {
    await expect(
      runAdminAction({ kind: "set-tier", email: "grace@example.com", tier: "pro" }),
    ).rejects.toThrow("create-account --email grace@example.com");
  });
});
