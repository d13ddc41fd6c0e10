import { isChainExpected } from "@/lib/chain/chain-settings";
import type { Tx } from "@/lib/db/client";
import type { StageId } from "@/lib/pipeline/graph";

/** The step of a job whose brand is certified as soon as people can see it. It makes nothing of the package. */
export const CERTIFICATE_STEP = { id: "certificate", label: "Minting the certificate" } as const;

export type StepId = StageId | (typeof CERTIFICATE_STEP)["id"];

/** Whether a job that starts now ends with the certificate: a wallet was given, and there is a network. */
export function endsWithCertificate(walletAddress: string | null | undefined): boolean {
  return Boolean(walletAddress) && isChainExpected();
}

/** The same for a later version of a brand: one that has a certificate, or had one asked for, is left to its owner. */
export async function isCertificateDue(tx: Tx, brandId: string): Promise<boolean> {
  if (!isChainExpected()) return false;
  const brand = await tx.brand.findUnique({ where: { id: brandId }, select: { walletAddress: true } });
  if (!endsWithCertificate(brand?.walletAddress)) return false;
  return (await tx.certificate.count({ where: { brandId } })) === 0;
}
