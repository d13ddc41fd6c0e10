import type { SessionAccount } from "@/lib/accounts/account.schema";
import { setAdmin } from "@/lib/accounts/administrators";
import { createAccount } from "@/lib/accounts/create-account";
import { findAccountByEmail } from "@/lib/accounts/find-account";
import { setTier } from "@/lib/accounts/set-tier";
import { issueToken } from "@/lib/accounts/single-use-token";
import { rotateStatementKey, withdrawStatementKey } from "@/lib/brand/statement-keys";
import { grantCredits } from "@/lib/credits/grant-credits";
import { db } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createKey } from "@/lib/keys/create-key";
import { acceptStore } from "@/lib/storage/store-identity";
import type { AdminAction } from "./parse-admin-arguments";

/** What was done: for programs, and in lines for people. */
export interface AdminResult {
  data: object;
  lines: string[];
}

/** Does it. @throws AppError NOT_FOUND without such an account, CONFLICT when there is one already or nothing to take. */
export async function runAdminAction(action: AdminAction): Promise<AdminResult> {
  switch (action.kind) {
    case "create-account":
      return newAccount(action);
    case "create-key":
      return newKey(action);
    case "set-tier": {
      const { id, email } = await accountOf(action.email);
      const { tier } = await setTier(id, action.tier);
      return { data: { id, email, tier }, lines: [`${email} is on the ${tier} tier.`] };
    }
    case "grant-credits": {
      const { id, email } = await accountOf(action.email);
      const note = action.note ?? "by the operator";
      const credits = await db().$transaction((tx) =>
        grantCredits(tx, { accountId: id, amount: action.credits, note }),
      );
      return { data: { id, email, credits }, lines: [`${email} has ${credits} credits.`] };
    }
    case "make-admin":
    case "unmake-admin":
      return changeAdmin(action);
    case "rotate-statement-key": {
      const { kid } = await rotateStatementKey();
      return { data: { kid }, lines: [`Statements are signed with the key ${kid} from now on.`] };
    }
    case "withdraw-statement-key":
      await withdrawStatementKey(action.key);
      return { data: { kid: action.key }, lines: [`What the key ${action.key} signed is good no more.`] };
    case "accept-store": {
      const { id, place } = await acceptStore();
      return { data: { id, place }, lines: [`The database belongs to the files in ${place} from now on.`] };
    }
  }
}

async function newAccount(action: Extract<AdminAction, { kind: "create-account" }>): Promise<AdminResult> {
  const { email, tier, name } = action;
  const account = await db().$transaction(async (tx) => {
    // The operator vouches for the address.
    const created = await createAccount({ email, emailVerified: true, tier, ...(name ? { name } : {}) }, tx);
    const amount = (action.credits ?? created.credits) - created.credits;
    if (amount === 0) return created;
    const credits = await grantCredits(tx, { accountId: created.id, amount, note: "by the operator" });
    return { ...created, credits };
  });
  const token = await issueToken("password-reset", { accountId: account.id });
  const passwordUrl = `${appUrl()}/reset-password/set?token=${token}`;
  const { id, credits, isAdmin } = account;
  return {
    data: { id, email, tier, credits, isAdmin, passwordUrl },
    lines: [
      `${email}: ${tier} tier, ${credits} credits${isAdmin ? ", administrator" : ""}.`,
      "Choose its password within an hour:",
      passwordUrl,
    ],
  };
}

async function changeAdmin({ kind, email: asked }: { kind: string; email: string }): Promise<AdminResult> {
  const { id, email } = await accountOf(asked);
  const { isAdmin } = await setAdmin(id, kind === "make-admin");
  const ignored = isAdmin && kind === "unmake-admin";
  const lines = [`${email} ${isAdmin ? "administers" : "does not administer"} the service.`];
  if (ignored) lines.push("ADMIN_EMAILS names the address: take it out there, and start the server again.");
  return { data: { id, email, isAdmin }, lines };
}

async function newKey(action: Extract<AdminAction, { kind: "create-key" }>): Promise<AdminResult> {
  const { id: accountId, email } = await accountOf(action.email);
  const { name, ip: cidrs, beta } = action;
  const { key, id } = await createKey({ accountId, name, cidrs, beta });
  const where = cidrs.length > 0 ? `, from ${cidrs.join(", ")} only` : "";
  return {
    data: { id, accountId, email, name, cidrs, beta, key },
    lines: [`A key for ${email}${where}. It is shown this once:`, key],
  };
}

async function accountOf(email: string): Promise<SessionAccount> {
  const account = await findAccountByEmail(email);
  if (account) return account;
  throw new AppError(
    "NOT_FOUND",
    `There is no account of ${email}. Make it with create-account --email ${email}`,
  );
}
