import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { directionsRequestSchema } from "@/lib/brand/brand-changes.schema";
import { directionsSchema } from "@/lib/brand/directions.schema";
import { readDirections } from "@/lib/brand/read-directions";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

const common = {
  authenticate: signedInOrVisitor,
  params: BrandParams,
  output: directionsSchema,
  bare: true,
  draws: true,
} as const;

/** What the brand's owner may choose from. */
export const GET = endpoint({
  ...common,
  handle: ({ principal, params, preview }) => readDirections(principal, params.brandId, preview),
});

/** The same, and how the brand would look with these choices. Changes nothing. */
export const POST = endpoint({
  ...common,
  body: directionsRequestSchema,
  handle: ({ principal, params, body, preview }) => readDirections(principal, params.brandId, preview, body),
});
