import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { JobStatus } from "@/lib/progress/progress.schema";
import type { BrandListQuery, BrandRecord, BrandSort, BrandSortKey } from "./brand-list.schema";
import { BRAND_RECORD_COLUMNS, BRAND_RECORD_JOINS } from "./brand-record";

export interface BrandList {
  brands: BrandRecord[];
  /** Brands that fit the filters, on all pages. */
  total: number;
}

/** A page of an account's own brands: filters and sort combined, `id` as the last key. Past the end it is empty. */
export async function listBrands(accountId: string, query: BrandListQuery): Promise<BrandList> {
  const { page, limit, sort } = query;
  const where = conditions(accountId, query);
  const [brands, counted] = await Promise.all([
    // The page is cut out before anything is joined to it: its cost does not grow with the number of brands.
    db().$queryRaw<BrandRecord[]>`
      SELECT ${BRAND_RECORD_COLUMNS}
      FROM (SELECT * FROM brands WHERE ${where} ORDER BY ${orderOf(sort)}
            LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS brands
      ${BRAND_RECORD_JOINS}
      ORDER BY ${orderOf(sort)}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM brands WHERE ${where}`,
  ]);
  return { brands, total: counted[0]?.total ?? 0 };
}

function conditions(accountId: string, { style, status, q }: BrandListQuery): Prisma.Sql {
  const all = [Prisma.sql`brands.account_id = ${accountId}::uuid`, Prisma.sql`brands.deleted_at IS NULL`];
  if (style) all.push(Prisma.sql`brands.style = ${style}`);
  if (status) all.push(hasStatus(status));
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    all.push(Prisma.sql`(brands.name ILIKE ${pattern} OR brands.tagline ILIKE ${pattern}
      OR brands.business_idea ILIKE ${pattern} OR brands.target_audience ILIKE ${pattern})`);
  }
  return Prisma.join(all, " AND ");
}

/** The same as the column `status`, but by the few jobs that run now instead of a job for every brand. */
function hasStatus(status: JobStatus): Prisma.Sql {
  const runs = (which: string) =>
    Prisma.sql`EXISTS (SELECT 1 FROM jobs WHERE jobs.brand_id = brands.id AND jobs.status = ${which}::job_status)`;
  if (status === "pending" || status === "processing") return runs(status);
  const isSeen = status === "completed" ? Prisma.sql`IS NOT NULL` : Prisma.sql`IS NULL`;
  return Prisma.sql`brands.visible_version ${isSeen} AND NOT ${runs("pending")} AND NOT ${runs("processing")}`;
}

const SORT_COLUMNS: Record<BrandSortKey, Prisma.Sql> = {
  createdAt: Prisma.sql`brands.created_at`,
  name: Prisma.sql`lower(brands.name)`,
  style: Prisma.sql`brands.style`,
  generationTime: Prisma.sql`brands.generation_time`,
};

function orderOf(sort: BrandSort): Prisma.Sql {
  const column = SORT_COLUMNS[sort.replace("-", "") as BrandSortKey];
  // Brands without a value stand at the end in both directions.
  return sort.startsWith("-")
    ? Prisma.sql`${column} DESC NULLS LAST, brands.id DESC`
    : Prisma.sql`${column} ASC NULLS LAST, brands.id ASC`;
}
