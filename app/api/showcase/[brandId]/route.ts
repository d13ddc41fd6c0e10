import { anyone } from "@/lib/auth/anyone";
import { goToShowcase } from "@/lib/auth/showcase-pass";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Where the application's pages send a reader who wants to see a brand's showcase. */
export const GET = endpoint({
  authenticate: anyone,
  params: BrandParams,
  handle: ({ request, params }) => goToShowcase(request, params.brandId),
});
