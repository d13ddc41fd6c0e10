import { db } from "@/lib/db/client";
import type { MintRequested } from "./mint-events";
import { pinContent } from "./pin-content";

/** Pins what a queued certificate points to, before its mint is signed and sent: others may ask for it the moment it is seen. */
export async function pinMintContent({ certificate: brandId, round }: MintRequested): Promise<void> {
  const row = await db().certificate.findFirst({
    where: { brandId, round, status: "queued" },
    select: { metadataCid: true, imageCid: true },
  });
  if (row?.metadataCid && row.imageCid)
    await pinContent({ metadataCid: row.metadataCid, imageCid: row.imageCid });
}
