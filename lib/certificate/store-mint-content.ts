import { db } from "@/lib/db/client";
import type { MintRequested } from "./mint-events";
import { storeCertificateContent } from "./store-certificate-content";

/**
 * Makes what a queued certificate points to, keeps it where everybody can fetch it, and writes its addresses down: explorers ask
 * for it the moment a mint is seen. What is written down stays as it is.
 * @param pageUrl where people see the brand
 */
export async function storeMintContent(
  { certificate: brandId, round }: MintRequested,
  pageUrl: string,
): Promise<void> {
  const queued = { brandId, round, status: "queued" };
  const row = await db().certificate.findFirst({
    where: { ...queued, metadataCid: null },
    select: { version: true },
  });
  if (!row) return;
  const { version } = row;
  const [content, { merkleRoot }] = await Promise.all([
    storeCertificateContent({ brandId, version, pageUrl }),
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      select: { merkleRoot: true },
    }),
  ]);
  await db().certificate.updateMany({ where: queued, data: { ...content, root: merkleRoot } });
}
