import { db, type Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { CertificateRecord } from "./certificate.schema";

/** The columns of a `CertificateRecord`, of `certificates` and, joined, `brands`. */
export const CERTIFICATE_COLUMNS = Prisma.sql`
  certificates.brand_id AS "brandId", certificates.kind, certificates.status, certificates.version,
  certificates.certified_version AS "certifiedVersion", brands.visible_version AS "visibleVersion",
  brands.name AS "brandName", certificates.recipient, certificates.owner, certificates.chain_id AS "chainId",
  certificates.contract, certificates.metadata_cid AS "metadataCid", certificates.image_cid AS "imageCid",
  certificates.root, certificates.token_id AS "tokenId", certificates.transaction_hash AS "transactionHash",
  certificates.block_number::int AS "blockNumber", certificates.failure,
  certificates.offered_until AS "offeredUntil", certificates.requested_at AS "requestedAt",
  certificates.mined_at AS "minedAt", certificates.confirmed_at AS "confirmedAt",
  (SELECT problem FROM chain_transactions WHERE id = certificates.transaction_id
     AND certificates.status = 'submitted') AS problem`;

/** A brand that was deleted shows nothing of its own any more; the token stays. */
export const CERTIFICATE_BRAND = Prisma.sql`
  LEFT JOIN brands ON brands.id = certificates.brand_id AND brands.deleted_at IS NULL`;

/** A brand's certificate, whoever asks; null when none was asked for. */
export async function readCertificate(brandId: string, client: Tx = db()): Promise<CertificateRecord | null> {
  return readOne(client, Prisma.sql`certificates.brand_id = ${brandId}::uuid`);
}

/** The certificate with a token's id; null when we know of none. */
export async function readCertificateOfToken(
  { chainId, contractAddress }: { chainId: number; contractAddress: string },
  tokenId: number,
): Promise<CertificateRecord | null> {
  return readOne(
    db(),
    Prisma.sql`
    certificates.chain_id = ${chainId} AND certificates.contract = ${contractAddress} AND token_id = ${tokenId}`,
  );
}

async function readOne(client: Tx, where: Prisma.Sql): Promise<CertificateRecord | null> {
  const [row] = await client.$queryRaw<CertificateRecord[]>`
    SELECT ${CERTIFICATE_COLUMNS} FROM certificates ${CERTIFICATE_BRAND} WHERE ${where} LIMIT 1`;
  return row ?? null;
}
