import { z } from "zod";
import { brandListQuerySchema } from "@/lib/brand/brand-list.schema";
import { walletAddressSchema } from "@/lib/model/brief.schema";
import { CERTIFICATE_STATUSES } from "./certificate.schema";

export const CERTIFICATE_SORT_KEYS = ["requestedAt", "mintedAt", "tokenId"] as const;
export type CertificateSortKey = (typeof CERTIFICATE_SORT_KEYS)[number];
/** A key by itself is ascending, with a "-" before it descending. */
export const CERTIFICATE_SORTS = CERTIFICATE_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number];

const { page, limit } = brandListQuerySchema.shape;

/** Query of a list of certificates. Values come as text; order of keys is the order of refusal. */
export const certificateListQuerySchema = z.object({
  page,
  limit,
  owner: walletAddressSchema
    .optional()
    .meta({ description: "Only certificates that this wallet has, as far as is known." }),
  status: z
    .enum(CERTIFICATE_STATUSES, { error: `must be one of ${CERTIFICATE_STATUSES.join(", ")}` })
    .optional()
    .meta({ description: "Only certificates with this status." }),
  sort: z
    .enum(CERTIFICATE_SORTS, { error: `must be one of ${CERTIFICATE_SORTS.join(", ")}` })
    .default("-requestedAt")
    .meta({ description: "Key to sort by; a leading `-` means descending." }),
});

export type CertificateListQuery = z.output<typeof certificateListQuerySchema>;
