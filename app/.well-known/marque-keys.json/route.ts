import { anyone } from "@/lib/auth/anyone";
import { publicStatementKeys } from "@/lib/brand/statement-keys";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** The public keys of every signature that statements carry, as a JSON Web Key Set. Anybody's page may read them. */
export const GET = endpoint({
  authenticate: anyone,
  handle: async () =>
    new Response(`${JSON.stringify(await publicStatementKeys())}\n`, {
      headers: {
        "Content-Type": "application/jwk-set+json",
        "Cache-Control": "public, max-age=300",
        "Access-Control-Allow-Origin": "*",
      },
    }),
});
