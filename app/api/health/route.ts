import { anyone } from "@/lib/auth/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { checkHealth } from "@/lib/server/health";

export const dynamic = "force-dynamic";

/** 200 while everything works, 503 with the same body otherwise. */
export const GET = endpoint({
  authenticate: anyone,
  handle: async () => {
    const health = await checkHealth();
    return Response.json(health, {
      status: health.status === "ok" ? 200 : 503,
      headers: { "Cache-Control": "no-store", ...(health.status === "ok" ? {} : { "Retry-After": "5" }) },
    });
  },
});
