import type { OpenApiDocument, OperationObject } from "./document";
import v1 from "./v1.json";
import v2 from "./v2.json";

export type ApiVersion = "v1" | "v2";

export interface ServedDocument {
  /** Origin of the application: no trailing slash. */
  serverUrl: string;
  /** development, staging or production. */
  environment: string;
  /** Where the other environments are. */
  otherServers?: readonly { url: string; environment: string }[];
}

/** `node scripts/run.mjs openapi` makes the files from the routes. */
const DOCUMENTS = { v1, v2 } as unknown as Record<ApiVersion, Omit<OpenApiDocument, "servers">>;

/** The document of a version as a server gives it out: with the addresses that it knows. */
export function publishedDocument(
  version: ApiVersion,
  { serverUrl, environment, otherServers = [] }: ServedDocument,
): OpenApiDocument {
  const { openapi, info, ...rest } = DOCUMENTS[version];
  const site = `${serverUrl}/developers`;
  return {
    openapi,
    info: {
      ...info,
      contact: { name: "Marque", url: site },
      license: { name: "Terms of the operator", url: site },
    },
    servers: [{ url: serverUrl, environment }, ...otherServers].map((server) => ({
      url: server.url,
      description: server.environment,
      "x-internal": "false",
    })),
    ...rest,
  };
}

export interface ListedOperation extends Pick<OperationObject, "summary" | "description"> {
  id: string;
  tag: string;
  method: string;
  path: string;
  version: ApiVersion;
  since: string | undefined;
}

/** Every operation of both versions, in the order of the reference. */
export const OPERATIONS: readonly ListedOperation[] = (["v1", "v2"] as const).flatMap((version) =>
  Object.entries(DOCUMENTS[version].paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(
      ([
        method,
        {
          operationId: id,
          tags: [tag = ""],
          summary,
          description,
          "x-since": since,
        },
      ]) => ({
        id,
        tag,
        method,
        path,
        version,
        summary,
        description,
        since,
      }),
    ),
  ),
);
