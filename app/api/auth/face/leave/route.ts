import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { leaveFaces } from "@/lib/auth/face-sign-in";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** After signing out: ends the faces' sessions, one after the other. */
export const GET = endpoint({
  authenticate: anyone,
  query: z.object({ code: z.string().max(1_000).optional() }),
  handle: ({ request, query }) => leaveFaces(request, query.code),
});
