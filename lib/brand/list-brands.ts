import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { JobStatus } from "@/lib/jobs/job-status";
import { UNFINISHED_SQL } from "@/lib/jobs/unfinished-sql";
import type { BrandListQuery, BrandRecord, BrandSort, BrandSortKey } from "./brand-list.schema";
import { BRAND_RECORD_COLUMNS, BRAND_RECORD_JOINS } from "./brand-record";

export interface BrandList {
  brands: BrandRecord[];
  /** Brands that fit the filters, on all pages. */
  total: number;
}

/** A page of an account's own brands: filters and sort combined, `id` as the last key. Past the end it is empty. */
export async function listBrands(accountId: string, query: BrandListQuery): Promise<BrandList> {
  const where = conditions(accountId, query);
  // What an index does not narrow reads every brand: once for the page and its total together.
  if (!query.q && !query.style && !query.status) {
    const [rows, total] = await Promise.all([readPage(where, query), countBrands(where)]);
    return { brands: rows.map(toRecord), total };
  }
  const rows = await readPage(where, query, Prisma.sql`count(*) OVER ()`);
  const isPastEnd = rows.length === 0 && query.page > 1;
  const total = isPastEnd ? await countBrands(where) : (rows[0]?.total ?? 0);
  return { brands: rows.map(toRecord), total };
}

interface Row extends BrandRecord {
  total: number | null;
}

const toRecord = ({ total: _, ...record }: Row): BrandRecord => record;

/**
 * The ids of the page are cut out before anything else is read: its cost does not grow with the number of brands. The
 * lateral makes each of them one look-up by index, however many the planner takes an unknown limit for.
 */
function readPage(where: Prisma.Sql, query: BrandListQuery, total = Prisma.sql`NULL`): Promise<Row[]> {
  const { page, limit, sort } = query;
  return db().$queryRaw<Row[]>`
    SELECT ${BRAND_RECORD_COLUMNS}, page.total
    FROM (SELECT brands.id, (${total})::int AS total FROM brands WHERE ${where} ORDER BY ${orderOf(sort)}
          LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS page
    JOIN LATERAL (SELECT * FROM brands WHERE brands.id = page.id LIMIT 1) AS brands ON true
    ${BRAND_RECORD_JOINS}
    ORDER BY ${orderOf(sort)}`;
}

async function countBrands(where: Prisma.Sql): Promise<number> {
  const [row] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM brands WHERE ${where}`;
  return row?.total ?? 0;
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

/**
 * The same as the column `status`, but found by the few jobs that run now instead of by a job for every brand.
 */
function hasStatus(status: JobStatus): Prisma.Sql {
  if (status === "pending") return Prisma.sql`brands.id IN (${RUNNING} = 'pending')`;
  if (status === "processing") return Prisma.sql`brands.id IN (${RUNNING} = 'processing')`;
  const isSeen = status === "completed" ? Prisma.sql`IS NOT NULL` : Prisma.sql`IS NULL`;
  return Prisma.sql`brands.visible_version ${isSeen} AND brands.id NOT IN (${RUNNING} IN ${UNFINISHED_SQL})`;
}

const RUNNING = Prisma.sql`SELECT jobs.brand_id FROM jobs WHERE jobs.status`;

const SORT_COLUMNS: Record<BrandSortKey, Prisma.Sql> = {
  createdAt: Prisma.sql`brands.created_at`,
  name: Prisma.sql`lower(brands.name)`,
  style: Prisma.sql`brands.style`,
  generationTime: Prisma.sql`brands.generation_time`,
};

function orderOf(sort: BrandSort): Prisma.Sql {
  const key = sort.replace("-", "") as BrandSortKey;
  const direction = sort.startsWith("-") ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  // Brands without a value stand at the end in both directions. Said of a column that has none, it keeps the index out.
  const nulls = key === "generationTime" ? Prisma.sql`NULLS LAST` : Prisma.empty;
  return Prisma.sql`${SORT_COLUMNS[key]} ${direction} ${nulls}, brands.id ${direction}`;
}
