import type { Tx } from "@/lib/db/client";
import type { Certificate } from "@/lib/db/generated/client";

/** A brand's certificate, locked until the transaction ends; null when none was asked for. The brand is locked before it. */
export async function lockCertificate(tx: Tx, brandId: string): Promise<Certificate | null> {
  await tx.$executeRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM certificates WHERE brand_id = ${brandId}::uuid FOR UPDATE`;
  return tx.certificate.findUnique({ where: { brandId } });
}
