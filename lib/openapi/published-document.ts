import { makeDocument, type OpenApiDocument } from "./make-document";
import { TAGS, V1_OPERATIONS, V2_OPERATIONS } from "./operations";

export interface PublishedDocumentOptions {
  serverUrl: string;
  environment: string;
  /** See `DocumentOptions`. */
  isClosed?: boolean;
}

/** The document of a version as it is served. */
export function publishedDocument(version: "v1" | "v2", options: PublishedDocumentOptions): OpenApiDocument {
  const operations = version === "v1" ? V1_OPERATIONS : V2_OPERATIONS;
  return makeDocument({ version, operations, tags: TAGS, ...options });
}
