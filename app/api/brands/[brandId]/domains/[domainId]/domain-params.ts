import { domainIdSchema } from "@/lib/domains/domain-params";
import { BrandParams } from "@/lib/http/brand-params";

/** `/api/brands/[brandId]/domains/[domainId]/…` */
export const DomainParams = BrandParams.extend({ domainId: domainIdSchema });
