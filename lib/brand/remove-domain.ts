import type { Principal } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { tellOfHosts } from "@/lib/domains/hosts-channel";
import { AppError } from "@/lib/errors";
import { findOwnBrand } from "./find-own-brand";
import type { DomainRef } from "./read-domains";
import { shownDomains } from "./shown-domains";

/**
 * Takes a host from a brand, at once. A domain is free for whoever proves it; a label stays its account's.
 * @throws AppError NOT_FOUND, for another brand's as for none.
 */
export async function removeDomain(principal: Principal, { brandId, domainId }: DomainRef) {
  return db().$transaction(async (tx) => {
    await findOwnBrand(principal, brandId, tx);
    const where = { AND: [{ id: domainId }, shownDomains(brandId)] };
    const labels = await tx.brandDomain.updateMany({
      where: { ...where, kind: "label" },
      data: { state: "removed", stateSince: new Date(), heldName: null, reason: "You removed it." },
    });
    const domains = await tx.brandDomain.deleteMany({ where: { ...where, kind: "domain" } });
    if (labels.count + domains.count === 0) {
      throw new AppError("NOT_FOUND", "The brand has no host with this id.");
    }
    await tellOfHosts(tx);
    return { id: domainId, removed: true as const };
  });
}
