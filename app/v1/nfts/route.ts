import { apiKey } from "@/lib/auth/api-key";
import { certificateListQuerySchema } from "@/lib/certificate/certificate-list.schema";
import { listCertificates } from "@/lib/certificate/list-certificates";
import { endpoint } from "@/lib/http/endpoint";
import { pageOf, pagination } from "@/lib/http/pagination";
import { nftSchema } from "@/lib/v1/nft.schema";
import { nftView } from "@/lib/v1/nft-view";

export const dynamic = "force-dynamic";

/** The certificates of the account's brands, a page at a time. */
export const GET = endpoint({
  operation: {
    id: "listNfts",
    tag: "Certificates",
    summary: "List certificates",
    description:
      "The certificates that were asked for the account's brands, newest first unless `sort` says otherwise. Filters and sort may be combined.",
  },
  authenticate: apiKey,
  query: certificateListQuerySchema,
  output: pageOf(nftSchema),
  paged: true,
  conditional: true,
  handle: async ({ principal, query }) => {
    const { certificates, total } = await listCertificates(principal.accountId, query);
    const items = certificates.map((certificate) => nftView(certificate.brandId, certificate));
    return { items, pagination: pagination(query, total) };
  },
});
