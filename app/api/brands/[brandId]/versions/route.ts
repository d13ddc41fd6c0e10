import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { listVersions } from "@/lib/brand/list-versions";
import { versionsSchema } from "@/lib/brand/versions.schema";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: signedInOrVisitor,
  params: BrandParams,
  output: versionsSchema,
  bare: true,
  handle: async ({ principal, params }) => ({ versions: await listVersions(principal, params.brandId) }),
});
