import { domainIdSchema } from "@/lib/domains/domain-params";
import { V1BrandParams } from "@/lib/v1/public-id";

/** `/v2/brands/[id]/domains/[domainId]/…` */
export const DomainParams = V1BrandParams.extend({ domainId: domainIdSchema });
