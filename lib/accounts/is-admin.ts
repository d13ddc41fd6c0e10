import { env } from "@/lib/env";

/**
 * Whether an account may see the administration: the first one ever, and those of `ADMIN_EMAILS`. An address counts
 * only when its owner has shown that mail to it arrives; anybody could claim it otherwise.
 */
export function isAdmin(account: {
  isAdmin: boolean;
  email: string | null;
  emailVerifiedAt: Date | null;
}): boolean {
  if (account.isAdmin) return true;
  return account.emailVerifiedAt !== null && env().ADMIN_EMAILS.includes(account.email ?? "");
}
