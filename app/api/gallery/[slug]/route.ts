import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { drawBoard } from "@/lib/brand/draw-board";
import { readGalleryBrand } from "@/lib/brand/read-gallery";
import { AppError } from "@/lib/errors";
import { endpoint } from "@/lib/http/endpoint";
import { GALLERY } from "@/lib/model/gallery-briefs";

export const dynamic = "force-dynamic";

/** The board of a gallery's brand as a small picture, as the engine of this version draws it. */
export const GET = endpoint({
  authenticate: anyone,
  params: z.object({ slug: z.string().max(40) }),
  handle: async ({ params }) => {
    const entry = GALLERY.find(({ slug }) => slug === params.slug);
    if (!entry) throw new AppError("NOT_FOUND", "The gallery has no brand of this name.");
    return new Response(drawBoard(await readGalleryBrand(entry)), {
      headers: {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      },
    });
  },
});
