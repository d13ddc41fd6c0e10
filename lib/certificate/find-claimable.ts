import { db } from "@/lib/db/client";
import type { BrandMaker } from "./list-unclaimed";

/** A finished brand of one's own, as its claim is told about it. */
export interface ClaimableBrand {
  brandId: string;
  name: string;
  /** Wallets that the account has proven, in lower case; none for a visitor. */
  provenWallets: string[];
}

/** A brand that its maker may claim the certificate of; null for foreign, deleted and unfinished ones alike. */
export async function findClaimable(maker: BrandMaker, brandId: string): Promise<ClaimableBrand | null> {
  const isAccount = "accountId" in maker;
  const [brand, identities] = await Promise.all([
    db().brand.findFirst({
      where: {
        id: brandId,
        accountId: isAccount ? maker.accountId : null,
        ...(isAccount ? {} : { visitorId: maker.visitorId }),
        deletedAt: null,
        visibleVersion: { not: null },
      },
      select: { name: true },
    }),
    isAccount
      ? db().accountIdentity.findMany({
          where: { accountId: maker.accountId, provider: "wallet" },
          select: { subject: true },
        })
      : [],
  ]);
  if (!brand) return null;
  const provenWallets = identities.map(({ subject }) => subject.toLowerCase().replace(/^eip155:\d+:/, ""));
  return { brandId, ...brand, provenWallets };
}
