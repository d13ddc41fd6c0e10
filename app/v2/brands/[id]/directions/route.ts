import { betaKey } from "@/lib/auth/beta-key";
import { directionsSchema } from "@/lib/brand/directions.schema";
import { readDirections } from "@/lib/brand/read-directions";
import { endpoint } from "@/lib/http/endpoint";
import { publicBrandId } from "@/lib/ids";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** What the brand may become: names, marks, palettes and typefaces to choose from. */
export const GET = endpoint({
  operation: {
    id: "getDirections",
    tag: "Directions",
    summary: "Get a brand's directions",
    description:
      "Names, marks, palettes and pairs of typefaces that the brand may have instead, each drawn, and the brand as it is. What is chosen goes into `choices` of `POST /v1/brands/{id}/regenerate`. 409 until the first version is complete.",
    errors: ["CONFLICT"],
  },
  authenticate: betaKey,
  params: V1BrandParams,
  output: directionsSchema,
  conditional: true,
  draws: true,
  handle: async ({ principal, params, preview }) => {
    const directions = await readDirections(principal, params.id, preview);
    return { ...directions, brandId: publicBrandId(params.id) };
  },
});
