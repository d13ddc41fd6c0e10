import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import {
  ERROR,
  errorResponses,
  HEADERS,
  type HeaderName,
  headerRefs,
  LIMIT_HEADERS,
  META,
  PAGINATION,
} from "./document-parts";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import type { NamedSchema, Operation } from "./operation";

export interface DocumentOptions {
  version: "v1" | "v2";
  /** Origin of the application: no trailing slash. */
  serverUrl: string;
  /** development, staging or production. */
  environment: string;
  operations: readonly Operation[];
  tags: readonly { name: string; description: string }[];
  /** Objects of answers are closed, so that a test meets a field that no schema knows. */
  isClosed?: boolean;
}

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: Record<string, unknown>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, JsonSchema>; [part: string]: Record<string, unknown> };
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: ParameterObject[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, ResponseObject>;
}

export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: JsonSchema }>;
}

/** The OpenAPI 3.1 document of a version. The same operations give the same document. */
export function makeDocument(options: DocumentOptions): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Meta: META, Pagination: PAGINATION, Error: ERROR };
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of options.operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method] = operationObject(operation, schemas, options);
  }
  const used = new Set(options.operations.map(({ tag }) => tag));
  return {
    openapi: "3.1.0",
    info: {
      title: "Marque API",
      version: options.version === "v1" ? "1.0.0" : "2.0.0-beta",
      summary: "From one sentence about a business to a complete brand package.",
      description: DESCRIPTIONS[options.version],
      contact: { name: "Marque", url: `${options.serverUrl}/developers` },
      license: { name: "Terms of the operator", url: `${options.serverUrl}/developers` },
    },
    servers: [{ url: options.serverUrl, description: options.environment, "x-internal": "false" }],
    tags: options.tags.filter(({ name }) => used.has(name)).map((tag) => ({ ...tag })),
    paths,
    components: {
      schemas,
      responses: errorResponses(),
      headers: HEADERS,
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key of your account, made in Settings → API keys and sent as `Authorization: Bearer mq_…`. It is an opaque random key and no JSON Web Token, so nothing can be read out of it.",
        },
      },
    },
  };
}

const DESCRIPTIONS = {
  v1: "The stable version. Fields, operations and error codes may be added; what is here is not removed, narrowed or renamed before a v2 has been out for twelve months. Times are ISO 8601 in UTC.",
  v2: "Beta: it may change without notice. A key takes part when it was made with the beta option; any other is refused with 403.",
} as const;

function operationObject(
  operation: Operation,
  schemas: Record<string, JsonSchema>,
  { isClosed = false }: DocumentOptions,
): OperationObject {
  const { body } = operation;
  const parameters = parametersOf(operation);
  if (body) addSchema(schemas, body, toJsonSchema(body.schema, { name: body.name, io: "input" }));
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.isPublic ? [] : [{ apiKey: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !operation.bodyOptional,
        content: {
          "application/json": {
            schema: refTo(body),
            ...(operation.example !== undefined && { example: operation.example }),
          },
        },
      },
    }),
    responses: {
      ...successResponses(operation, schemas, isClosed),
      ...errorsOf(operation),
    },
  };
}

function parametersOf({ params = {}, path, query, idempotent, conditional }: Operation): ParameterObject[] {
  const parameters: ParameterObject[] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const { description, example, pattern } = params[name] ?? missing(path, name);
    return {
      name,
      in: "path",
      required: true,
      description,
      schema: { type: "string", pattern, maxLength: 64 },
      example,
    };
  });
  const { properties = {} } = query ? toJsonSchema(query, { name: "Query", io: "input" }) : {};
  for (const [name, { description = "", ...schema }] of Object.entries(properties)) {
    parameters.push({ name, in: "query", required: false, description, schema });
  }
  if (idempotent) {
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "A value of your own for this one request. Sent again within 24 hours it gets the first answer again and nothing is done twice.",
      schema: { type: "string", pattern: "^[\\x21-\\x7e]+$", minLength: 1, maxLength: 255 },
      example: "order-4711",
    });
  }
  if (conditional) {
    parameters.push({
      name: "If-None-Match",
      in: "header",
      required: false,
      description: "An `ETag` that you have: 304 without a body when nothing has changed.",
      schema: { type: "string", maxLength: 1_000 },
    });
  }
  return parameters;
}

function missing(path: string, name: string): never {
  throw new Error(`${path}: say what the parameter ${name} is, in params of its operation`);
}

function successResponses(
  operation: Operation,
  schemas: Record<string, JsonSchema>,
  isClosed: boolean,
): Record<string, ResponseObject> {
  const { success, conditional, idempotent, isPublic } = operation;
  const names: HeaderName[] = ["RequestId"];
  if (!isPublic) names.push(...LIMIT_HEADERS);
  if (conditional || success.kind === "file") names.push("ETag");
  if (success.kind === "item" && success.location) names.push("Location");
  if (idempotent) names.push("IdempotentReplayed");
  const headers = headerRefs(names);
  const responses: Record<string, ResponseObject> = {
    [success.status]: {
      description: SUCCESS_WORDS[success.kind],
      headers,
      content: successContent(operation, schemas, isClosed),
    },
  };
  if (success.kind === "file" && success.partial) {
    responses[206] = {
      description: "The range that was asked for.",
      headers,
      content: binary(success.mediaTypes),
    };
  }
  if (conditional || success.kind === "file") {
    responses[304] = {
      description: "You have these bytes already.",
      headers: headerRefs(["RequestId", "ETag"]),
    };
  }
  return responses;
}

const SUCCESS_WORDS = {
  item: "Done; the result is in `data`.",
  page: "One page of the list.",
  file: "The file.",
  document: "This document.",
} as const;

function successContent(
  { success }: Operation,
  schemas: Record<string, JsonSchema>,
  isClosed: boolean,
): Record<string, { schema: JsonSchema }> {
  if (success.kind === "file") return binary(success.mediaTypes);
  if (success.kind === "document") return { "application/json": { schema: { type: "object" } } };
  addSchema(
    schemas,
    success.data,
    toJsonSchema(success.data.schema, { name: success.data.name, io: "output", isClosed }),
  );
  const isPage = success.kind === "page";
  const data: JsonSchema = isPage
    ? { type: "array", items: refTo(success.data), maxItems: 100 }
    : refTo(success.data);
  return {
    "application/json": {
      schema: {
        type: "object",
        properties: {
          success: { type: "boolean", const: true },
          data,
          ...(isPage && { pagination: { $ref: "#/components/schemas/Pagination" } }),
          meta: { $ref: "#/components/schemas/Meta" },
        },
        required: ["success", "data", ...(isPage ? ["pagination"] : []), "meta"],
        ...(isClosed && { additionalProperties: false }),
      },
    },
  };
}

function binary(mediaTypes: readonly string[]): Record<string, { schema: JsonSchema }> {
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }]));
}

function errorsOf({
  isPublic,
  path,
  body,
  query,
  idempotent,
  success,
  errors = [],
}: Operation): Record<string, ResponseObject> {
  const codes = new Set<ErrorCode>([
    "INTERNAL_ERROR",
    "SERVICE_UNAVAILABLE",
    "RATE_LIMIT_EXCEEDED",
    ...errors,
  ]);
  if (!isPublic) {
    codes.add("UNAUTHORIZED");
    codes.add("FORBIDDEN");
  }
  if (body || query || idempotent) codes.add("VALIDATION_ERROR");
  if (body) codes.add("PAYLOAD_TOO_LARGE");
  if (path.includes("{")) codes.add("NOT_FOUND");
  if (success.kind === "file" && success.partial) codes.add("RANGE_NOT_SATISFIABLE");
  if (idempotent) {
    codes.add("CONFLICT");
    codes.add("UNPROCESSABLE");
  }
  return Object.fromEntries(
    [...codes].map((code) => [String(ERROR_CODES[code].status), { $ref: `#/components/responses/${code}` }]),
  );
}

/** @throws Error when two different schemas want one name */
function addSchema(schemas: Record<string, JsonSchema>, { name }: NamedSchema, schema: JsonSchema): void {
  const before = schemas[name];
  if (before && JSON.stringify(before) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are called ${name}: give one of them another name`);
  }
  schemas[name] = schema;
}

const refTo = ({ name }: NamedSchema): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
