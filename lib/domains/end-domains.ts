import type { Db, Tx } from "@/lib/db/client";
import { tellOfHosts } from "./hosts-channel";

/** How long the domain of a brand that is gone for good is kept for its account. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Ends the names of a brand that goes for good. Its labels stay its account's for ever, because links to them are about; its
 * domains are kept for the account for 30 days, while it has not been deleted itself. Afterwards a domain is its who proves it.
 */
export async function endDomains(tx: Tx | Db, brandId: string): Promise<void> {
  const now = new Date();
  const ended = { state: "removed", stateSince: now, heldName: null, nextCheckAt: null };
  const reason = "Its brand was deleted.";
  await tx.brandDomain.updateMany({
    where: { brandId, kind: "domain", heldName: { not: null }, account: { deletedAt: null } },
    data: { ...ended, reason, keptUntil: new Date(now.getTime() + KEPT_MS) },
  });
  await tx.brandDomain.deleteMany({ where: { brandId, kind: "domain", keptUntil: null } });
  await tx.brandDomain.updateMany({ where: { brandId, kind: "label" }, data: { ...ended, reason } });
  await tellOfHosts(tx);
}
