import {
  componentFileSchema,
  componentsQuerySchema,
  logoFileSchema,
  tokenFileSchema,
  tokensQuerySchema,
} from "@/lib/v1/brand-files.schema";
import { BRAND_ID_PARAMS } from "./id-params";
import type { Operation } from "./operation";

const common = { method: "get", tag: "Files", params: BRAND_ID_PARAMS, errors: ["CONFLICT"] } as const;
const NOT_YET =
  "409 with `Retry-After` until the first version is complete; while a later one is made, the one before is served.";

/** Reading what a brand is made of. */
export const FILE_OPERATIONS: readonly Operation[] = [
  {
    ...common,
    id: "downloadBrand",
    path: "/v1/brands/{id}/download",
    summary: "Download the package",
    description: `The whole package as a ZIP. Takes \`Range\`, so that a broken download goes on where it stopped. ${NOT_YET}`,
    success: { kind: "file", status: 200, mediaTypes: ["application/zip"], partial: true },
  },
  {
    ...common,
    id: "listLogoFiles",
    path: "/v1/brands/{id}/logos",
    summary: "List the logo files",
    description: `Every variation and color version as SVG, PNG and PDF, and the favicons. ${NOT_YET}`,
    success: { kind: "item", status: 200, data: { name: "LogoFileList", schema: logoFileSchema.array() } },
    conditional: true,
  },
  {
    ...common,
    id: "listTokenFiles",
    path: "/v1/brands/{id}/tokens",
    summary: "List the design tokens",
    description: `The token files; with \`format\` those of one format, with their text in \`content\`. ${NOT_YET}`,
    query: tokensQuerySchema,
    success: { kind: "item", status: 200, data: { name: "TokenFileList", schema: tokenFileSchema.array() } },
    conditional: true,
  },
  {
    ...common,
    id: "listComponentFiles",
    path: "/v1/brands/{id}/components",
    summary: "List the components with their source",
    description: `The component library's whole source, for the brand's own stack or any other. ${NOT_YET}`,
    query: componentsQuerySchema,
    success: {
      kind: "item",
      status: 200,
      data: { name: "ComponentFileList", schema: componentFileSchema.array() },
    },
    conditional: true,
  },
  {
    ...common,
    id: "getGuidelines",
    path: "/v1/brands/{id}/guidelines",
    summary: "Download the guidelines",
    description: `The brand's guidelines as a PDF. Takes \`Range\`. ${NOT_YET}`,
    success: { kind: "file", status: 200, mediaTypes: ["application/pdf"], partial: true },
  },
];
