import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { findOwnBrand } from "@/lib/brand/find-own-brand";
import { certificateStateSchema } from "@/lib/certificate/certificate-state.schema";
import { readBrandCertificate } from "@/lib/certificate/read-brand-certificate";
import { AppError } from "@/lib/errors";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** What has become of the certificate of a brand of one's own. */
export const GET = endpoint({
  authenticate: signedInOrVisitor,
  params: BrandParams,
  output: certificateStateSchema,
  handle: async ({ principal, params: { brandId } }) => {
    await findOwnBrand(principal, brandId);
    const certificate = await readBrandCertificate(brandId);
    if (certificate.kind === "off") throw new AppError("SERVICE_UNAVAILABLE", certificate.reason);
    return certificate.state;
  },
});
