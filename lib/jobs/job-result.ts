import { appUrl } from "@/lib/env";
import type { JobResult } from "./progress.schema";

export interface BrandLinks {
  docsUrl: string | null;
  nftTokenId: number | null;
  nftTransactionHash: string | null;
}

/** The links of a completed job. */
export function jobResult(job: { id: string; brandId: string }, brand: BrandLinks): JobResult {
  return {
    brandId: job.brandId,
    downloadUrl: `${appUrl()}/api/download/${job.id}`,
    ...(brand.docsUrl ? { docsUrl: brand.docsUrl } : {}),
    ...(brand.nftTokenId === null ? {} : { nftTokenId: String(brand.nftTokenId) }),
    ...(brand.nftTransactionHash ? { nftTransactionHash: brand.nftTransactionHash } : {}),
  };
}
