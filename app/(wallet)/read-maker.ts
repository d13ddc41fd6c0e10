import { headers } from "next/headers";
import { cache } from "react";
import { currentAccount } from "@/lib/accounts/current-account";
import { readVisitorId } from "@/lib/auth/visitor";
import type { BrandMaker } from "@/lib/certificate/list-unclaimed";

/** Whose brands may be claimed here: the account's, else this browser's; null for a browser that has made nothing. */
export const readMaker = cache(async (): Promise<BrandMaker | null> => {
  const account = await currentAccount();
  if (account) return { accountId: account.id };
  const visitorId = readVisitorId(await headers());
  return visitorId ? { visitorId } : null;
});
