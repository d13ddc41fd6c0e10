import type { Operation } from "./operation";

/** The document itself is an operation of its version. */
export function documentOperations(version: "v1" | "v2"): Operation[] {
  return [
    {
      id: version === "v1" ? "getOpenApiDocument" : "getBetaOpenApiDocument",
      method: "get",
      path: `/${version}/openapi.json`,
      tag: "Document",
      summary: "Get this document",
      description: "The OpenAPI 3.1 document of this version. Needs no key and costs no request.",
      success: { kind: "document", status: 200 },
      isPublic: true,
    },
  ];
}
