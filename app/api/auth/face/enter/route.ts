import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { enterFace } from "@/lib/auth/face-sign-in";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** At the face's host: begins its session. */
export const GET = endpoint({
  authenticate: anyone,
  query: z.object({ code: z.string().max(1_000) }),
  handle: ({ request, query }) => enterFace(request, query.code),
});
