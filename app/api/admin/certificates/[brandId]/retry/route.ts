import { retriedMintSchema } from "@/lib/admin/admin.schema";
import { admin } from "@/lib/auth/admin";
import { retryMint } from "@/lib/certificate/retry-mint";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";

export const dynamic = "force-dynamic";

/** Mints a certificate that failed once more. */
export const POST = endpoint({
  authenticate: admin,
  params: BrandParams,
  output: retriedMintSchema,
  status: 202,
  handle: async ({ params }) => retryMint(params.brandId, await typicalSeconds()),
});
