import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { BrandFace } from "./brand-face.schema";
import { readPublishedFaces } from "./read-brand-faces";

/** A brand that its owner has published, small enough for a list. */
export interface PublishedBrand {
  id: string;
  /** The job that made what is seen: the key to its board. */
  jobId: string;
  name: string;
  tagline: string | null;
  style: string;
  /** Of its certificate; null without one. */
  nftTokenId: number | null;
  face: BrandFace;
}

/** What of the published brands is wanted. */
export interface PublishedQuery {
  /** Part of a name or a tagline, a style, or a word that the brand is about. */
  q?: string | undefined;
  style?: string | undefined;
  page?: number;
  limit: number;
}

export interface PublishedList {
  brands: PublishedBrand[];
  /** Brands that fit, on all pages. */
  total: number;
}

/**
 * The brands that accounts have published, the newest first; visitors' brands are never listed. The search looks in what
 * a showcase shows: nobody's sentence or audience is found by it.
 */
export async function listPublished({ q, style, page = 1, limit }: PublishedQuery): Promise<PublishedList> {
  const where = [
    PUBLISHED,
    ...(style ? [Prisma.sql`brands.style = ${style}`] : []),
    ...(q ? [holds(q)] : []),
  ];
  const rows = await db().$queryRaw<(Omit<PublishedBrand, "face"> & { total: number })[]>`
    SELECT brands.id, shown.id AS "jobId", brands.name, brands.tagline, brands.style,
      brands.nft_token_id AS "nftTokenId", count(*) OVER ()::int AS total
    FROM brands
    JOIN jobs AS shown ON shown.brand_id = brands.id AND shown.version = brands.visible_version
     AND shown.status = 'completed'
    WHERE ${Prisma.join(where, " AND ")}
    ORDER BY brands.created_at DESC, brands.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  const faces = await readPublishedFaces(rows.map(({ id }) => id));
  const brands = rows.flatMap(({ total: _, ...row }) => {
    const face = faces.get(row.id);
    return face ? [{ ...row, face }] : [];
  });
  return { brands, total: rows[0]?.total ?? 0 };
}

/** The ids of published brands, the newest first, for the list that search engines read. */
export async function listPublishedIds(limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT brands.id FROM brands WHERE ${PUBLISHED} AND brands.visible_version IS NOT NULL
    ORDER BY brands.created_at DESC, brands.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

const PUBLISHED = Prisma.sql`brands.visibility = 'public' AND brands.account_id IS NOT NULL
  AND brands.deleted_at IS NULL`;

function holds(q: string): Prisma.Sql {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`(brands.name ILIKE ${pattern} OR brands.tagline ILIKE ${pattern} OR brands.style ILIKE ${pattern}
    OR EXISTS (
      SELECT 1 FROM artifacts WHERE artifacts.brand_id = brands.id AND artifacts.version = brands.visible_version
       AND artifacts.stage = 'strategy' AND (artifacts.output->>'trade' ILIKE ${pattern}
         OR artifacts.output->>'oneLiner' ILIKE ${pattern})))`;
}
