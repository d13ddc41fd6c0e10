import { db } from "@/lib/db/client";
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
  face: BrandFace;
}

/** The brands that accounts have published, the newest first; visitors' brands are never listed. */
export async function listPublished(limit: number): Promise<PublishedBrand[]> {
  const rows = await db().$queryRaw<Omit<PublishedBrand, "face">[]>`
    SELECT brands.id, shown.id AS "jobId", brands.name, brands.tagline, brands.style
    FROM brands
    JOIN jobs AS shown ON shown.brand_id = brands.id AND shown.version = brands.visible_version
     AND shown.status = 'completed'
    WHERE brands.visibility = 'public' AND brands.account_id IS NOT NULL AND brands.deleted_at IS NULL
    ORDER BY brands.created_at DESC, brands.id LIMIT ${limit}`;
  const faces = await readPublishedFaces(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const face = faces.get(row.id);
    return face ? [{ ...row, face }] : [];
  });
}
