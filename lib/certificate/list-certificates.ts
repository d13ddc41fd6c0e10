import { getAddress } from "viem/utils";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { CertificateRecord } from "./certificate.schema";
import type { CertificateListQuery, CertificateSort, CertificateSortKey } from "./certificate-list.schema";
import { CERTIFICATE_BRAND, CERTIFICATE_COLUMNS } from "./read-certificate";

export interface CertificateList {
  certificates: CertificateRecord[];
  /** Certificates that fit the filters, on all pages. */
  total: number;
}

/** A page of the certificates of an account's brands; everybody's for null. Past the end it is empty. */
export async function listCertificates(
  accountId: string | null,
  query: CertificateListQuery,
): Promise<CertificateList> {
  const { page, limit, owner, status, sort } = query;
  const all = [
    ...(accountId ? [Prisma.sql`brands.account_id = ${accountId}::uuid`] : []),
    ...(owner ? [Prisma.sql`certificates.owner = ${getAddress(owner)}`] : []),
    ...(status ? [Prisma.sql`certificates.status = ${status}`] : []),
  ];
  const where = all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
  const [certificates, [count]] = await Promise.all([
    db().$queryRaw<CertificateRecord[]>`
      SELECT ${CERTIFICATE_COLUMNS} FROM certificates ${CERTIFICATE_BRAND} WHERE ${where}
      ORDER BY ${orderOf(sort)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM certificates ${CERTIFICATE_BRAND} WHERE ${where}`,
  ]);
  return { certificates, total: count?.total ?? 0 };
}

const SORT_COLUMNS: Record<CertificateSortKey, Prisma.Sql> = {
  requestedAt: Prisma.sql`certificates.requested_at`,
  mintedAt: Prisma.sql`certificates.mined_at`,
  tokenId: Prisma.sql`certificates.token_id`,
};

function orderOf(sort: CertificateSort): Prisma.Sql {
  const key = sort.replace("-", "") as CertificateSortKey;
  const direction = sort.startsWith("-") ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  // What is not minted stands at the end in both directions.
  return Prisma.sql`${SORT_COLUMNS[key]} ${direction} NULLS LAST, certificates.brand_id ${direction}`;
}
