import type { Principal } from "@/lib/accounts/principal";
import type { Tx } from "@/lib/db/client";
import type { BrandDomain } from "@/lib/db/generated/client";
import { type Domain, MAX_DOMAINS, MAX_LABELS_EVER } from "@/lib/domains/domain.schema";
import { domainView } from "@/lib/domains/domain-view";
import { tellOfHosts } from "@/lib/domains/hosts-channel";
import { lockName } from "@/lib/domains/lock-name";
import { edgeAddresses } from "@/lib/domains/look-up";
import { ownNames } from "@/lib/domains/own-names";
import { proofRecord } from "@/lib/domains/proof-record";
import { type ReadName, readName } from "@/lib/domains/read-name";
import { skeleton } from "@/lib/domains/skeleton";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requirePurchase } from "@/lib/payments/require-purchase";
import { WELL_KNOWN_BRANDS } from "@/lib/strategy/names/well-known-brands";
import { findOwnBrand } from "./find-own-brand";
import { findServedVersion } from "./find-served-version";
import { shownDomains } from "./shown-domains";

const WELL_KNOWN = new Set(WELL_KNOWN_BRANDS.map(skeleton));

/** What is known before the transaction begins. */
export interface WantedDomain extends ReadName {
  accountId: string;
  brandId: string;
  addresses: string[];
}

/**
 * Reads what is asked for, and looks whether the brand has anything to show there.
 * @throws AppError VALIDATION_ERROR, NOT_FOUND, CONFLICT before the first version is complete
 */
export async function prepareDomain(accountId: string, brandId: string, text: string): Promise<WantedDomain> {
  const wanted = readName(text, { ours: ownNames(), wellKnown: WELL_KNOWN });
  await findServedVersion(accountId, brandId);
  const addresses = wanted.kind === "domain" ? await edgeAddresses() : [];
  // What the answer shows is made with a secret that is read here, outside of the transaction.
  await proofRecord(accountId, wanted.name);
  return { ...wanted, accountId, brandId, addresses };
}

/**
 * Gives a brand a host of its choice. A label is live at once; a domain waits until DNS proves whose it is and leads here.
 * @throws AppError NOT_FOUND, PAYMENT_REQUIRED, CONFLICT for a name that is not to be had
 */
export async function addDomain(tx: Tx, principal: Principal, wanted: WantedDomain): Promise<Domain> {
  const { brandId, accountId, kind, name, addresses } = wanted;
  await findOwnBrand(principal, brandId, tx);
  // First the brand, so that two at once count each other, then the name.
  await lockName(tx, brandId);
  await lockName(tx, kind === "label" ? skeleton(name) : name);
  await refuseOwnTwice(tx, wanted);
  if ((await tx.brandDomain.count({ where: shownDomains(brandId) })) >= MAX_DOMAINS) {
    throw conflict(`A brand has at most ${MAX_DOMAINS} hosts of its choice: remove one first.`);
  }
  if (kind === "label") await refuseTakenLabel(tx, wanted);
  // Last: nobody pays for a name that is not to be had.
  await requirePurchase(tx, { brandId, feature: "domain" });
  if (kind === "domain") {
    const data = { id: newId(), brandId, accountId, kind, name, ...waiting() };
    return domainView(await tx.brandDomain.create({ data }), addresses);
  }
  await tellOfHosts(tx);
  return domainView(await takeLabel(tx, wanted), addresses);
}

/** A label that the brand had before is the same row again: taking one up and down leaves no trail of rows. */
async function takeLabel(tx: Tx, { brandId, accountId, kind, name }: WantedDomain): Promise<BrandDomain> {
  const had = await tx.brandDomain.findFirst({ where: { brandId, kind, name, state: "removed" } });
  if (had) return tx.brandDomain.update({ where: { id: had.id }, data: liveLabel(name) });
  return tx.brandDomain.create({
    data: { id: newId(), brandId, accountId, kind, name, ...liveLabel(name) },
  });
}

const liveLabel = (name: string) => ({
  state: "live",
  stateSince: new Date(),
  reason: "The host is live.",
  heldName: name,
  skeleton: skeleton(name),
});

const waiting = () => ({
  state: "waiting-for-proof",
  reason: "Add the records that are shown where the domain's DNS is kept, then have it checked.",
  nextCheckAt: new Date(),
});

async function refuseOwnTwice(tx: Tx, { accountId, kind, name, brandId }: WantedDomain): Promise<void> {
  const own = await tx.brandDomain.findFirst({
    where: { accountId, kind, name, NOT: { state: "removed" } },
    select: { brandId: true, brand: { select: { deletedAt: true } } },
  });
  if (!own) return;
  if (own.brand?.deletedAt) {
    throw conflict(
      `A brand that you deleted has ${name} still, as long as it can be restored. Try again a day after its deletion.`,
    );
  }
  throw conflict(
    own.brandId === brandId
      ? `The brand has ${name} already.`
      : `Another brand of yours has ${name}: remove it there first.`,
  );
}

async function refuseTakenLabel(tx: Tx, { accountId, name, brandId }: WantedDomain): Promise<void> {
  const taken = await tx.brandDomain.count({
    where: { kind: "label", skeleton: skeleton(name), NOT: { accountId } },
  });
  if (taken > 0) throw conflict(`${name} is taken, or looks like one that is. Choose another.`);
  const had = await tx.brandDomain.findMany({ where: { kind: "label", brandId }, select: { name: true } });
  const names = new Set(had.map((row) => row.name));
  if (names.size < MAX_LABELS_EVER || names.has(name)) return;
  throw conflict(
    `A brand gets at most ${MAX_LABELS_EVER} labels, because none is given to anybody else afterwards. It may have again: ${[...names].join(", ")}.`,
  );
}

const conflict = (message: string) => new AppError("CONFLICT", message, { details: { field: "name" } });
