import { signedIn } from "@/lib/auth/signed-in";
import { brandDeckSchema, deckRequestSchema } from "@/lib/brand/brand-deck.schema";
import { makeBrandDeck } from "@/lib/brand/make-brand-deck";
import { readBrandDeck } from "@/lib/brand/read-brand-deck";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

const common = { authenticate: signedIn, params: BrandParams, output: brandDeckSchema } as const;
const filesAt = (brandId: string) => `/api/brands/${brandId}/deck`;

/** The pitch deck of one's own brand, as far as it has been made, and what it costs. */
export const GET = endpoint({
  ...common,
  handle: ({ principal, params: { brandId } }) =>
    readBrandDeck(principal.accountId, brandId, filesAt(brandId)),
});

/** Makes it, or makes it again. */
export const POST = endpoint({
  ...common,
  body: deckRequestSchema,
  draws: true,
  handle: async ({ principal, params: { brandId }, body, preview }) => {
    await makeBrandDeck(principal.accountId, brandId, body, preview);
    return readBrandDeck(principal.accountId, brandId, filesAt(brandId));
  },
});
