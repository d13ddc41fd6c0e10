import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { deliveryDetail } from "./delivery-view";
import { type DeliveryAddress, ownDelivery } from "./find-own-webhook";
import type { DeliveryDetail } from "./webhook.schema";

const SHOWN_ATTEMPTS = 1_000;

/** A delivery with its payload and attempts. @throws AppError NOT_FOUND unless it is the account's. */
export async function getDelivery(address: DeliveryAddress): Promise<DeliveryDetail> {
  const row = await db().webhookDelivery.findFirst({
    where: await ownDelivery(address, db()),
    include: { attempts: { orderBy: { number: "desc" }, take: SHOWN_ATTEMPTS } },
  });
  if (!row) throw new AppError("NOT_FOUND", "This webhook has no delivery with this id.");
  return deliveryDetail(row);
}
