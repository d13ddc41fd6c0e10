import { getAddress } from "viem/utils";
import type { Principal } from "@/lib/accounts/principal";
import { readWalletSubject } from "@/lib/accounts/wallet-subject";
import { db } from "@/lib/db/client";
import type { BrandBrief } from "@/lib/model/brief.schema";

/** The brief with the wallet of the account's settings, when it names none and the account has exactly one. */
export async function withOwnWallet(principal: Principal, brief: BrandBrief): Promise<BrandBrief> {
  if (brief.walletAddress !== undefined || principal.kind !== "account") return brief;
  const wallets = await db().accountIdentity.findMany({
    where: { accountId: principal.accountId, provider: "wallet" },
    select: { subject: true },
    take: 2,
  });
  const [only, another] = wallets;
  return only && !another
    ? { ...brief, walletAddress: getAddress(readWalletSubject(only.subject).address) }
    : brief;
}
