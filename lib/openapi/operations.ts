import { BRAND_OPERATIONS } from "./brand-operations";
import { DIRECTION_OPERATIONS } from "./direction-operations";
import { documentOperations } from "./document-operations";
import { FILE_OPERATIONS } from "./file-operations";
import type { Operation } from "./operation";
import { WEBHOOK_OPERATIONS } from "./webhook-operations";

/** Every operation of the stable version, in the order of the reference. A route that is not here fails a test. */
export const V1_OPERATIONS: readonly Operation[] = [
  ...BRAND_OPERATIONS,
  ...FILE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...documentOperations("v1"),
];

/** Every operation of the beta. */
export const V2_OPERATIONS: readonly Operation[] = [...DIRECTION_OPERATIONS, ...documentOperations("v2")];

/** What the operations are about, in the order of the reference. */
export const TAGS = [
  { name: "Brands", description: "Ask for a brand, follow it, read it, change it and delete it." },
  {
    name: "Files",
    description: "What a brand is made of: logos, tokens, components, guidelines, the package.",
  },
  { name: "Webhooks", description: "Be told when something happens instead of asking." },
  {
    name: "Directions",
    description: "What a brand may become: names, marks, palettes and typefaces to choose from.",
  },
  { name: "Document", description: "This interface, described for machines." },
] as const;
