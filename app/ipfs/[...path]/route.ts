import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { answerGateway } from "@/lib/http/gateway-answer";
import { refuseHasty } from "@/lib/http/gateway-limit";
import { openToAll } from "@/lib/http/open-to-all";
import { preflight } from "@/lib/http/preflight";

export const dynamic = "force-dynamic";

const GatewayParams = z.object({ path: z.array(z.string().max(255)).min(1).max(16) });

/** Content of IPFS that is kept here, by its CID: metadata and pictures of certificates. */
export const GET = openToAll(
  endpoint({
    authenticate: anyone,
    params: GatewayParams,
    handle: async ({ request, params }) => {
      refuseHasty(request.headers);
      return answerGateway(request, params.path);
    },
  }),
);

export const HEAD = GET;

/** What another origin's page asks before it asks for a part, or for what is kept alone. */
export const OPTIONS = endpoint({
  authenticate: anyone,
  params: GatewayParams,
  handle: async () => preflight(["Accept", "Cache-Control", "If-None-Match", "If-Range", "Range"]),
});
