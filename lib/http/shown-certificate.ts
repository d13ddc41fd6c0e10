import { readBrandCertificate } from "@/lib/certificate/read-brand-certificate";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { appUrl } from "@/lib/env";
import type { ShownCertificate } from "@/lib/showcase/shown-certificate.schema";
import { certificateUrl } from "./wallet-urls";

/** A brand's certificate for its showcase, by what is recorded; null where there is none. No node is asked. */
export async function readShownCertificate({
  id,
  version,
}: {
  id: string;
  version: number;
}): Promise<ShownCertificate | null> {
  const certificate = await readBrandCertificate(id);
  if (certificate.kind === "off" || certificate.state.tokenId === null) return null;
  const { name, isTest } = certificate.network;
  const { tokenId } = certificate.state;
  const record = await readCertificate(id);
  if (!record?.certifiedVersion) return null;
  const { certifiedVersion } = record;
  return {
    tokenId,
    network: name,
    isTest,
    // Of what was asked for last, which is not certified yet while it is on its way.
    root: record.version === certifiedVersion ? record.root : null,
    isOfTheseFiles: certifiedVersion === version,
    href: certificateUrl(tokenId),
    checkHref: `${appUrl()}/verify`,
  };
}
