import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { findFinishedVersion } from "@/lib/jobs/find-finished-version";
import { signStatement } from "@/lib/proof/envelope";
import type { Envelope } from "@/lib/proof/statement.schema";
import { findServedVersion } from "./find-served-version";
import { type ShowcaseFile, textOfShowcase } from "./showcase-file";
import { statementKey } from "./statement-keys";

/** The statement about the package that a job made. @throws AppError NOT_FOUND, CONFLICT as for the package itself */
export async function openStatement(jobId: string): Promise<ShowcaseFile> {
  return statementOf(await findFinishedVersion(jobId, STATEMENT));
}

const STATEMENT = { name: "The package", isMissing: "there is no package to make a statement about" };

/** That about the package of an account's brand, as it is served. @throws AppError NOT_FOUND, CONFLICT as for the package */
export async function openOwnStatement(accountId: string, brandId: string): Promise<ShowcaseFile> {
  return statementOf(await findServedVersion(accountId, brandId));
}

async function statementOf({
  brandId,
  version,
}: {
  brandId: string;
  version: number;
}): Promise<ShowcaseFile> {
  const [row] = await readSignable(
    Prisma.sql`versions.brand_id = ${brandId}::uuid AND versions.version = ${version}`,
    1,
  );
  if (!row) throw new Error(`version ${version} of ${brandId} has no package`);
  const text = `${JSON.stringify(signRow(row, await statementKey()))}\n`;
  return {
    ...textOfShowcase(`${row.slug}-brand.statement.json`, text),
    contentType: "application/vnd.dsse.envelope.v1+json",
    disposition: "attachment",
  };
}

/** A complete version as its statement tells of it. */
export interface SignableVersion {
  brandId: string;
  version: number;
  name: string;
  slug: string;
  sha256: string;
  merkleRoot: string;
  engineVersion: string;
  completedAt: Date;
}

/** Complete versions that fit a condition on `versions` and `brands`, the oldest first. */
export function readSignable(condition: Prisma.Sql, limit: number): Promise<SignableVersion[]> {
  return db().$queryRaw<SignableVersion[]>`
    SELECT versions.brand_id AS "brandId", versions.version, strategy.output->>'name' AS name, versions.slug,
           versions.package_sha256 AS sha256, versions.merkle_root AS "merkleRoot",
           versions.engine_version AS "engineVersion", versions.completed_at AS "completedAt"
    FROM brand_versions AS versions
    JOIN brands ON brands.id = versions.brand_id
    JOIN artifacts AS strategy ON strategy.brand_id = versions.brand_id AND strategy.version = versions.version
     AND strategy.stage = 'strategy'
    WHERE versions.completed_at IS NOT NULL AND versions.package_sha256 IS NOT NULL AND ${condition}
    ORDER BY versions.completed_at, versions.brand_id, versions.version
    LIMIT ${limit}`;
}

export function signRow(
  { slug, sha256, completedAt, ...facts }: SignableVersion,
  privateKey: string,
): Envelope {
  const generatedAt = completedAt.toISOString();
  return signStatement({ fileName: `${slug}-brand.zip`, sha256 }, { ...facts, generatedAt }, privateKey);
}
