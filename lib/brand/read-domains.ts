import type { Principal } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { designHost } from "@/lib/domains/design-host";
import { type Domain, type Domains, MAX_DOMAINS } from "@/lib/domains/domain.schema";
import { domainView } from "@/lib/domains/domain-view";
import { edgeAddresses } from "@/lib/domains/look-up";
import { AppError } from "@/lib/errors";
import { shownPrice } from "@/lib/payments/prices";
import { isBought } from "@/lib/payments/require-purchase";
import { findOwnBrand } from "./find-own-brand";
import { shownDomains } from "./shown-domains";

/** A brand's hosts of its owner's choice, oldest first, and what the feature costs. @throws AppError NOT_FOUND */
export async function readDomains(principal: Principal, brandId: string): Promise<Domains> {
  await findOwnBrand(principal, brandId);
  const rows = await db().brandDomain.findMany({
    where: shownDomains(brandId),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_DOMAINS,
  });
  const addresses = rows.some(({ kind }) => kind === "domain") ? await edgeAddresses() : [];
  return {
    bought: await isBought(db(), { brandId, feature: "domain" }),
    price: shownPrice("domain"),
    labelsBelow: designHost(),
    domains: await Promise.all(rows.map((row) => domainView(row, addresses))),
  };
}

export interface DomainRef {
  brandId: string;
  domainId: string;
}

/** One of them. @throws AppError NOT_FOUND, for another brand's as for none. */
export async function readDomain(principal: Principal, { brandId, domainId }: DomainRef): Promise<Domain> {
  await findOwnBrand(principal, brandId);
  const row = await db().brandDomain.findFirst({ where: { AND: [{ id: domainId }, shownDomains(brandId)] } });
  if (!row) throw new AppError("NOT_FOUND", "The brand has no host with this id.");
  return domainView(row, row.kind === "domain" ? await edgeAddresses() : []);
}
