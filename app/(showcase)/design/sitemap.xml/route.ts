import { anyone } from "@/lib/auth/anyone";
import { listPublishedIds } from "@/lib/brand/list-published";
import { designUrl, showcaseUrl } from "@/lib/http/brand-hosts";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** What a sitemap may hold, less the list itself. */
const MOST = 49_999;

/** The list, and the showcase of every published brand; each has a sitemap of its own pages. */
export const GET = endpoint({
  authenticate: anyone,
  handle: async () => {
    const brands = await listPublishedIds(MOST);
    const urls = [`${designUrl()}/`, ...brands.map((id) => `${showcaseUrl(id)}/`)];
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
      .map((url) => `<url><loc>${url}</loc></url>`)
      .join("\n")}\n</urlset>\n`;
    return new Response(body, {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, no-cache" },
    });
  },
});
