import { notFound, redirect } from "next/navigation";
import type { SessionAccount } from "@/lib/accounts/account.schema";
import { currentAccount } from "@/lib/accounts/current-account";

/** The signed-in person's account; anybody else is led to the sign-in page, and back to `path` afterwards. */
export async function requireAccount(path: string): Promise<SessionAccount> {
  const account = await currentAccount();
  if (!account) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return account;
}

/** An administrator's account. For everybody else, signed in or not, there is nothing at the address. */
export async function requireAdmin(): Promise<SessionAccount> {
  const account = await currentAccount();
  if (!account?.isAdmin) notFound();
  return account;
}
