import { z } from "zod";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { leaveFaces } from "@/lib/http/face-sign-in";

export const dynamic = "force-dynamic";

/** After signing out: ends the faces' sessions, one after the other. */
export const GET = endpoint({
  authenticate: anyone,
  query: z.object({ code: z.string().max(1_000).optional() }),
  handle: ({ request, query }) => leaveFaces(request, query.code),
});
