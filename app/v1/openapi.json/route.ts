import { anyone } from "@/lib/auth/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-url";
import { publishedDocument } from "@/lib/openapi/published-document";

export const dynamic = "force-dynamic";

/** The OpenAPI document of v1. Public, so that tools and pages of any origin may read it. */
export const GET = endpoint({
  operation: {
    id: "getOpenApiDocument",
    tag: "Document",
    summary: "Get this document",
    description: "The OpenAPI 3.1 document of this version. Needs no key and costs no request.",
    media: ["application/json"],
  },
  authenticate: anyone,
  handle: async () =>
    Response.json(publishedDocument("v1", publicAddress()), {
      headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=300" },
    }),
});
