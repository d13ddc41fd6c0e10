import { betaKey } from "@/lib/auth/beta-key";
import { deckFileNameSchema } from "@/lib/brand/brand-deck.schema";
import { openDeckFile } from "@/lib/brand/open-deck-file";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** The deck as a file, or the picture of a slide. */
export const GET = endpoint({
  operation: {
    id: "getDeckFile",
    tag: "Decks",
    summary: "Download a pitch deck",
    description:
      "`deck.pptx`, `deck.pdf`, or the picture of a slide, `slide-1.svg` to `slide-10.svg`. Takes `Range`. 404 until the deck has been made for the version that people see.",
    media: [
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      "application/pdf",
      "image/svg+xml",
    ],
    errors: ["CONFLICT"],
  },
  authenticate: betaKey,
  params: V1BrandParams.extend({
    file: deckFileNameSchema.meta({ description: "Name of the file.", example: "deck.pptx" }),
  }),
  handle: async ({ request, principal, params }) =>
    fileResponse(request, await openDeckFile(principal.accountId, params.id, params.file)),
});

export const HEAD = GET;
