import { z } from "zod";
import { signedIn } from "@/lib/auth/signed-in";
import { readOffer, sellFeature } from "@/lib/brand/sell-feature";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";
import { offerSchema } from "@/lib/payments/offer.schema";
import { premiumFeatureSchema } from "@/lib/payments/premium-feature.schema";

export const dynamic = "force-dynamic";

const Wanted = z.object({ feature: premiumFeatureSchema });
const common = { authenticate: signedIn, params: BrandParams, output: offerSchema } as const;

/** What a premium feature of the brand costs, and whether it has been bought. */
export const GET = endpoint({
  ...common,
  query: Wanted,
  handle: ({ principal, params, query }) => readOffer({ principal, ...params, ...query }),
});

/** Buys a premium feature for the brand; 402 with the challenge until it is paid. */
export const POST = endpoint({
  ...common,
  body: Wanted,
  handle: ({ principal, params, body }) => sellFeature({ principal, ...params, ...body }),
});
