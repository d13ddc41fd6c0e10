import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { grantFace } from "@/lib/auth/face-sign-in";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** At the application's host: sends its account back to the face that asked. */
export const GET = endpoint({
  authenticate: anyone,
  query: z.object({ face: z.string().max(255), state: z.string().max(1_000) }),
  handle: ({ request, query }) => grantFace(request, query),
});
