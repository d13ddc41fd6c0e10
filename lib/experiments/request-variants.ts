import { randomBytes } from "node:crypto";
import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import { readArtifacts } from "@/lib/brand/read-artifacts";
import { db, type Tx } from "@/lib/db/client";
import type { VariantSet } from "@/lib/db/generated/client";
import { enqueueEvent } from "@/lib/db/outbox";
import { AppError, invalidField } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { requirePurchase } from "@/lib/payments/require-purchase";
import { ARMS, AXES } from "@/lib/variants/axes";
import type { VariantsRequest } from "@/lib/variants/variants.schema";
import { hasOtherWords } from "./design-variant";
import { newExperimentKey } from "./experiment-key";
import { variantsRequested } from "./variants-events";

/** A version has four at most, three of the four axes each. Every set keeps some hundred files. */
const MOST_SETS = 12;
/** Drawing takes less than a minute. Who asks again after this long gets it begun anew. */
const STALE_MS = 5 * 60_000;

export interface VariantsWanted {
  principal: AccountPrincipal;
  brandId: string;
  axes: VariantsRequest["axes"];
}

/** A request that may be granted, once its transaction sees that it has been bought. */
export interface PlannedVariants {
  brandId: string;
  version: number;
  axes: string;
}

/**
 * Looks whether the designs can be had.
 * @throws AppError NOT_FOUND unless the brand is the account's, CONFLICT before its first version is complete, VALIDATION_ERROR
 * for words where the engine has no others
 */
export async function planVariants({ principal, brandId, axes }: VariantsWanted): Promise<PlannedVariants> {
  const { visibleVersion: version } = await findOwnBrand(principal, brandId);
  if (version === null) {
    await refuseWhileRunning(db(), brandId, await typicalSeconds());
    throw new AppError("CONFLICT", "The generation of this brand failed. Regenerate it.");
  }
  if (axes.includes("words")) {
    const { strategy } = await readArtifacts(brandId, version);
    if (!strategy || !hasOtherWords({ strategy })) {
      throw invalidField("axes", "no other words are known for this brand; take color, type and mark");
    }
  }
  // The same three in another order are the same designs, and the same set.
  return { brandId, version, axes: AXES.filter((axis) => axes.includes(axis)).join() };
}

/**
 * Has the designs drawn, in the caller's transaction. Who asks for the same designs of the same version again gets the same
 * set, which costs nothing; where drawing failed or was lost it begins anew.
 * @throws AppError PAYMENT_REQUIRED, and CONFLICT when the brand has too many sets
 */
export async function requestVariants(tx: Tx, planned: PlannedVariants): Promise<VariantSet> {
  const { brandId, version } = planned;
  await tx.$queryRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
  const known = await tx.variantSet.findUnique({ where: { brandId_version_axes: planned } });
  if (!known && (await tx.variantSet.count({ where: { brandId } })) >= MOST_SETS) {
    throw new AppError("CONFLICT", `A brand has at most ${MOST_SETS} sets of variants.`);
  }
  await requirePurchase(tx, { brandId, feature: "variants" });
  if (known && !isToBeginAnew(known)) return known;
  const set = known
    ? await tx.variantSet.update({
        where: { id: known.id },
        data: { status: "making", askedAt: new Date() },
      })
    : await tx.variantSet.create({
        data: {
          id: newId(),
          ...planned,
          experimentKey: newExperimentKey(),
          salt: randomBytes(32).toString("base64url"),
          arms: { create: ARMS.map((_, arm) => ({ arm })) },
        },
      });
  await enqueueEvent(tx, {
    name: variantsRequested.name,
    data: variantsRequested.data.parse({ setId: set.id, brandId, version }),
  });
  return set;
}

function isToBeginAnew({ status, askedAt }: VariantSet): boolean {
  return status === "failed" || (status === "making" && Date.now() - askedAt.getTime() > STALE_MS);
}
