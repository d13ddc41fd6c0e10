import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { seeShowcase } from "@/lib/auth/see-showcase";
import { enterPrivateShowcase } from "@/lib/auth/showcase-pass";
import { openShowcaseFile } from "@/lib/brand/open-showcase-file";
import { isAppError } from "@/lib/errors";
import { findSharedSet, openVariantFile } from "@/lib/experiments/open-variant-file";
import { brandAt } from "@/lib/http/brand-hosts";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { missingShowcase } from "@/lib/http/missing-showcase";
import { preflight } from "@/lib/http/preflight";
import { showcasePolicy } from "@/lib/http/showcase-policy";
import { readShownCertificate } from "@/lib/http/shown-certificate";
import { SHARED_VARIANTS } from "@/lib/http/variants-answer";

export const dynamic = "force-dynamic";

const ShowcaseParams = z.object({
  brandId: z.string().max(36),
  path: z.array(z.string().max(255)).max(32),
});

/** A file of a brand's showcase, at the brand's own host or at this path of any other. */
export const GET = endpoint({
  authenticate: anyone,
  params: ShowcaseParams,
  handle: async ({ request, params: { brandId, path } }) => {
    const host = brandAt(request.headers.get("host"));
    try {
      if (host?.brandId && !host.isChosen && path.join("/") === "enter") {
        const code = new URL(request.url).searchParams.get("code") ?? "";
        return await enterPrivateShowcase(host.brandId, code.slice(0, 100));
      }
      const seen = await seeShowcase(request, brandId, path);
      if (seen instanceof Response) return seen;
      const { brand, filePath, base } = seen;
      const [folder, token = "", ...rest] = filePath.split("/");
      const isShared = folder === SHARED_VARIANTS && rest.length > 0;
      const file = isShared
        ? await openVariantFile(await findSharedSet(brand.id, token), rest.join("/"))
        : await openShowcaseFile(brand, filePath, {
            base,
            certificate: () => readShownCertificate(brand),
          });
      // A link that nobody guesses is for whoever was given it, not for search engines.
      const visibility = isShared && brand.visibility === "public" ? "unlisted" : brand.visibility;
      const { contentType } = file;
      return await fileResponse(
        request,
        file,
        showcasePolicy({ contentType, visibility, isOwnOrigin: host !== null }),
      );
    } catch (error) {
      if (!isAppError(error) || error.code !== "NOT_FOUND") throw error;
      return missingShowcase(request);
    }
  },
});

export const HEAD = GET;

/** What another origin's page asks before it asks for a file conditionally or for a part of it. */
export const OPTIONS = endpoint({
  authenticate: anyone,
  params: ShowcaseParams,
  handle: async () => preflight(["If-None-Match", "If-Range", "Range"]),
});
