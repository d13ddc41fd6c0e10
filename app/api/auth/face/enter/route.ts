import { z } from "zod";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { enterFace } from "@/lib/http/face-sign-in";

export const dynamic = "force-dynamic";

/** At the face's host: begins its session. */
export const GET = endpoint({
  authenticate: anyone,
  query: z.object({ code: z.string().max(1_000) }),
  handle: ({ request, query }) => enterFace(request, query.code),
});
