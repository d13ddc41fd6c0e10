import { directionsSchema } from "@/lib/brand/directions.schema";
import { BRAND_ID_PARAMS } from "./id-params";
import type { Operation } from "./operation";

/** What a brand may become. */
export const DIRECTION_OPERATIONS: readonly Operation[] = [
  {
    id: "getDirections",
    method: "get",
    path: "/v2/brands/{id}/directions",
    tag: "Directions",
    summary: "Get a brand's directions",
    description:
      "Names, marks, palettes and pairs of typefaces that the brand may have instead, each drawn, and the brand as it is. What is chosen goes into `choices` of `POST /v1/brands/{id}/regenerate`. 409 until the first version is complete.",
    params: BRAND_ID_PARAMS,
    success: { kind: "item", status: 200, data: { name: "Directions", schema: directionsSchema } },
    errors: ["CONFLICT"],
    conditional: true,
  },
];
