import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import type { Declared } from "@/lib/http/endpoint";
import { OPERATION_TAGS, type OperationWords } from "@/lib/http/operation-words";
import { paginationSchema } from "@/lib/http/pagination";
import type { OpenApiDocument, ParameterObject } from "@/lib/openapi/document";
import { CREDENTIAL_HEADER, nativeCharge } from "@/lib/payments/native-charge";
import { publishedSchema } from "./bound-schema";
import {
  errorResponses,
  HEADERS,
  type HeaderName,
  headerRefs,
  LIMIT_HEADERS,
  metaSchema,
} from "./document-parts";

/** One operation of the published interface: what its route declares, and where it is. */
export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With parameters in braces: "/v1/brands/{id}". */
  path: string;
  declared: Declared & { operation: OperationWords };
}

/** What a server adds is its address. */
export type MadeDocument = Omit<OpenApiDocument, "servers">;

/** The OpenAPI 3.1 document of a version. The same routes give the same document. */
export function makeDocument(version: "v1" | "v2", operations: readonly Operation[]): MadeDocument {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method] = operationObject(operation);
  }
  const used = new Set(operations.map(({ declared }) => declared.operation.tag));
  const made = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Marque API",
        version: version === "v1" ? "1.0.0" : "2.0.0-beta",
        summary: "From one sentence about a business to a complete brand package.",
        description: DESCRIPTIONS[version],
      },
      tags: OPERATION_TAGS.filter(({ name }) => used.has(name)),
      paths: paths as ZodOpenApiPathsObject,
      components: {
        schemas: { Pagination: paginationSchema },
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
    },
    { override: publishedSchema },
  ) as unknown as MadeDocument;
  for (const verbs of Object.values(made.paths)) {
    for (const operation of Object.values(verbs)) {
      operation.parameters = operation.parameters?.map(parameterObject);
    }
  }
  return made;
}

/** What a parameter is and an example stand beside its schema, where every tool finds them. */
function parameterObject({ schema, required = false, ...parameter }: ParameterObject): ParameterObject {
  const { description, example, ...rules } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
    ...parameter,
    required,
    schema: rules,
  };
}

const DESCRIPTIONS = {
  v1: "The stable version. Fields, operations and error codes may be added, and values to `x-extensible-enum` of an answer; what is here is not removed, narrowed or renamed before a v2 has been out for twelve months. Times are ISO 8601 in UTC.",
  v2: "Beta: it may change without notice. A key takes part when it was made with the beta option; any other is refused with 403.",
} as const;

function operationObject({ path, declared }: Operation): ZodOpenApiOperationObject {
  const { operation, params, query, body, bodyOptional = false, idempotent, conditional } = declared;
  const headers = [
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(conditional ? [IF_NONE_MATCH] : []),
    ...(isSold(declared) ? [PAYMENT_AUTHORIZATION] : []),
  ];
  const { example } = operation;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.since && { "x-since": operation.since }),
    security: isPublic(declared) ? [] : [{ apiKey: [] }],
    ...(isSold(declared) && { "x-payment-info": PAYMENT_INFO }),
    ...((params || query) && {
      requestParams: {
        ...(params && { path: params as z.ZodObject }),
        ...(query && { query: query as z.ZodObject }),
      },
    }),
    ...(headers.length > 0 && { parameters: headers }),
    ...(body && {
      requestBody: {
        required: !bodyOptional,
        content: { "application/json": { schema: body, ...(example !== undefined && { example }) } },
      },
    }),
    responses: { ...successResponses(declared), ...refusals(path, declared) },
  };
}

const isPublic = ({ authenticate }: Declared) => authenticate.isOpen === true;

/** Refuses with 402, and so can be paid. */
const isSold = ({ operation }: Operation["declared"]) =>
  operation.errors?.includes("PAYMENT_REQUIRED") === true;

/** For clients of the Payment scheme; the price is a setting of the server, and stands in the challenge. */
const PAYMENT_INFO = { method: nativeCharge.name, intent: nativeCharge.intent, amount: null } as const;

const PAYMENT_AUTHORIZATION = {
  name: CREDENTIAL_HEADER,
  in: "header",
  required: false,
  description:
    "`Payment …`: the credential that answers the challenge of a 402. It stands beside `Authorization`, which keeps the API key.",
  schema: { type: "string", maxLength: 16_384 },
} as const;

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A value of your own for this one request. Sent again within 24 hours it gets the first answer again and nothing is done twice.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]+$", minLength: 1, maxLength: 255 },
  example: "order-4711",
} as const;

const IF_NONE_MATCH = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "An `ETag` that you have: 304 without a body when nothing has changed.",
  schema: { type: "string", maxLength: 1_000 },
} as const;

function successResponses(declared: Operation["declared"]) {
  const { conditional, idempotent, location, paged, status = 200 } = declared;
  const { media } = declared.operation;
  const takesRanges = isFile(declared);
  const names: HeaderName[] = ["RequestId"];
  if (!isPublic(declared)) names.push(...LIMIT_HEADERS);
  if (conditional || takesRanges) names.push("ETag");
  if (location) names.push("Location");
  if (idempotent) names.push("IdempotentReplayed");
  if (isSold(declared)) names.push("PaymentReceipt");
  const headers = headerRefs(names);
  const words = media ? (takesRanges ? "The file." : "This document.") : paged ? LIST : DONE;
  return {
    [status]: { description: words, headers, content: successContent(declared) },
    ...(takesRanges && {
      206: { description: "The range that was asked for.", headers, content: successContent(declared) },
    }),
    ...((conditional || takesRanges) && {
      304: { description: "You have these bytes already.", headers: headerRefs(["RequestId", "ETag"]) },
    }),
  };
}

const DONE = "Done; the result is in `data`.";
const LIST = "One page of the list.";

/** Files take ranges; the only JSON outside the envelope is the document itself. */
const isFile = ({ operation: { media = [] } }: Operation["declared"]) =>
  media.some((type) => type !== JSON_TYPE);
const JSON_TYPE = "application/json";

function successContent({ operation, output, paged }: Operation["declared"]) {
  if (operation.media) {
    return Object.fromEntries(
      operation.media.map((type) => [
        type,
        { schema: type === JSON_TYPE ? { type: "object" as const } : {} },
      ]),
    );
  }
  if (!output) throw new Error(`${operation.id}: say what it answers, in output or in operation.media`);
  const item = paged ? (output as z.ZodObject<{ items: z.ZodArray }>).shape.items.element : output;
  const data = paged ? z.array(item).max(100) : item;
  const schema = z.object({
    success: z.literal(true),
    data,
    ...(paged && { pagination: paginationSchema }),
    meta: metaSchema,
  });
  return { [JSON_TYPE]: { schema } };
}

function refusals(path: string, declared: Operation["declared"]) {
  const { operation, body, query, idempotent } = declared;
  const codes: ErrorCode[] = [
    "INTERNAL_ERROR",
    "SERVICE_UNAVAILABLE",
    "RATE_LIMIT_EXCEEDED",
    ...(operation.errors ?? []),
  ];
  if (!isPublic(declared)) codes.push("UNAUTHORIZED", "FORBIDDEN");
  if (body || query || idempotent) codes.push("VALIDATION_ERROR");
  if (body) codes.push("PAYLOAD_TOO_LARGE");
  if (path.includes("{")) codes.push("NOT_FOUND");
  if (isFile(declared)) codes.push("RANGE_NOT_SATISFIABLE");
  if (idempotent) codes.push("CONFLICT", "UNPROCESSABLE");
  return Object.fromEntries(
    codes.map((code) => [ERROR_CODES[code].status, { $ref: `#/components/responses/${code}` }]),
  );
}
