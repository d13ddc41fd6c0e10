import { anyone } from "@/lib/auth/anyone";
import { appUrl, env } from "@/lib/env";
import { endpoint } from "@/lib/http/endpoint";
import { publishedDocument } from "@/lib/openapi/published-document";

export const dynamic = "force-dynamic";

/** The OpenAPI document of v1. Public, so that tools and pages of any origin may read it. */
export const GET = endpoint({
  authenticate: anyone,
  handle: async () =>
    Response.json(publishedDocument("v1", { serverUrl: appUrl(), environment: env().MARQUE_ENV }), {
      headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=300" },
    }),
});
