import { anyone } from "@/lib/auth/anyone";
import { designUrl } from "@/lib/http/brand-hosts";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Of the host that lists the published brands. */
export const GET = endpoint({
  authenticate: anyone,
  handle: async () =>
    new Response(`User-agent: *\nAllow: /\n\nSitemap: ${designUrl()}/sitemap.xml\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    }),
});
