import { db } from "@/lib/db/client";

/**
 * The language model that wrote a version's words; null when the built-in strategist did. A version that was made from
 * another has that one's words, so what counts is the last in its line for which a model was asked.
 */
export async function findWordsAuthor(brandId: string, version: number): Promise<string | null> {
  const [asked] = await db().$queryRaw<{ model: string; outcome: string }[]>`
    WITH RECURSIVE line AS (
      SELECT version, base_version FROM brand_versions
      WHERE brand_id = ${brandId}::uuid AND version = ${version}
      UNION ALL
      SELECT earlier.version, earlier.base_version
      FROM line JOIN brand_versions earlier ON earlier.brand_id = ${brandId}::uuid AND earlier.version = line.base_version
    )
    SELECT model_use->>'model' AS model, model_use->>'outcome' AS outcome
    FROM line JOIN jobs USING (version)
    WHERE jobs.brand_id = ${brandId}::uuid AND jobs.status = 'completed' AND model_use IS NOT NULL
    ORDER BY version DESC
    LIMIT 1`;
  return asked?.outcome === "used" ? asked.model : null;
}
