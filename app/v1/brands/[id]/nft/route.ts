import { apiKey } from "@/lib/auth/api-key";
import { findServedVersion } from "@/lib/brand/find-served-version";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { endpoint } from "@/lib/http/endpoint";
import { SERVED_VERSION } from "@/lib/v1/brand-files.schema";
import { nftSchema } from "@/lib/v1/nft.schema";
import { nftView } from "@/lib/v1/nft-view";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** The certificate of a brand. */
export const GET = endpoint({
  operation: {
    id: "getBrandNft",
    tag: "Certificates",
    summary: "Get the certificate of a brand",
    description: `The brand's certificate, and how far it is. A complete brand without one is \`unclaimed\`: what is not known yet is \`null\`. ${SERVED_VERSION}`,
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  params: V1BrandParams,
  output: nftSchema,
  conditional: true,
  handle: async ({ principal, params: { id } }) => {
    const { record } = await findServedVersion(principal.accountId, id);
    return nftView(id, await readCertificate(id), record);
  },
});
