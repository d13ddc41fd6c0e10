import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { BrandRecord } from "./brand-list.schema";
import { BRAND_RECORD_COLUMNS, BRAND_RECORD_JOINS } from "./brand-record";

/** One brand of an account. @throws AppError NOT_FOUND, for a foreign or deleted brand as for an unknown one. */
export async function readBrandRecord(accountId: string, brandId: string): Promise<BrandRecord> {
  const [brand] = await db().$queryRaw<BrandRecord[]>`
    SELECT ${BRAND_RECORD_COLUMNS} FROM brands ${BRAND_RECORD_JOINS}
    WHERE brands.id = ${brandId}::uuid AND brands.account_id = ${accountId}::uuid AND brands.deleted_at IS NULL`;
  if (!brand) throw new AppError("NOT_FOUND", "There is no brand of yours with this id.");
  return brand;
}
