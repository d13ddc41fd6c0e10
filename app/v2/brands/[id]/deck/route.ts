import { betaKey } from "@/lib/auth/beta-key";
import { brandDeckSchema, deckRequestSchema } from "@/lib/brand/brand-deck.schema";
import { makeBrandDeck } from "@/lib/brand/make-brand-deck";
import { readBrandDeck } from "@/lib/brand/read-brand-deck";
import { endpoint } from "@/lib/http/endpoint";
import { publicBrandId } from "@/lib/ids";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

const common = { authenticate: betaKey, params: V1BrandParams, output: brandDeckSchema } as const;

/** The pitch deck, as far as it has been made. */
export const GET = endpoint({
  ...common,
  operation: {
    id: "getDeck",
    tag: "Decks",
    summary: "Get a brand's pitch deck",
    description:
      "The deck of the version that people see: its slides with every text and place, the gaps that wait for an answer, and its files. `deck` is null until it has been made for this version. 409 until the first version is complete.",
    errors: ["CONFLICT"],
  },
  conditional: true,
  handle: ({ principal, params }) => deckOf(principal.accountId, params.id),
});

/** Makes it, or makes it again. */
export const POST = endpoint({
  ...common,
  operation: {
    id: "makeDeck",
    tag: "Decks",
    summary: "Make a brand's pitch deck",
    description:
      "Ten slides as PowerPoint and PDF, in the brand's colors, type and language. What the form leaves out is a marked gap: no figure is made up. Bought once for the brand; made again at no price, also for later versions. 409 until the first version is complete.",
    example: {
      form: {
        problem: "Bread is a day old when it reaches the table",
        currency: "EUR",
        revenue: [{ year: 2027, amount: 210000 }],
        ask: 500000,
      },
      texts: { "why-now.title": "Why this works now" },
    },
    errors: ["CONFLICT", "PAYMENT_REQUIRED"],
  },
  body: deckRequestSchema,
  draws: true,
  handle: async ({ principal, params, body, preview }) => {
    await makeBrandDeck(principal.accountId, params.id, body, preview);
    return deckOf(principal.accountId, params.id);
  },
});

async function deckOf(accountId: string, id: string) {
  const deck = await readBrandDeck(accountId, id, `/v2/brands/${publicBrandId(id)}/deck`);
  return { ...deck, brandId: publicBrandId(id) };
}
