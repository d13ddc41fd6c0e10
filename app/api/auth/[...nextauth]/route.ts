import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { answerAuth } from "@/lib/auth/auth-handler";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

const handler = endpoint({
  authenticate: anyone,
  params: z.object({ nextauth: z.array(z.string().max(64)).max(4) }),
  handle: ({ request, params }) => answerAuth(request, params.nextauth),
});

export { handler as GET, handler as POST };
