import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { OpenApiDocument } from "@/lib/openapi/document";
import { type FuzzRequest, fuzzRequests, type KnownIds } from "./fuzz-requests";

export interface FuzzOutcome {
  requests: number;
  /** Of them what the document allows, 0 to 1. */
  validShare: number;
  /** Status to count. */
  histogram: Map<number, number>;
  /** Answers of 500 and more, and answers outside the envelope, each with its request. */
  problems: string[];
}

export interface FuzzOptions {
  url: string;
  key: string;
  document: OpenApiDocument;
  count: number;
  seed: number;
  known: KnownIds;
  /** Requests at once. */
  concurrency?: number;
}

/** Sends generated requests to every operation and looks at what comes back. */
export async function runFuzz({
  url,
  key,
  document,
  count,
  seed,
  known,
  concurrency = 8,
}: FuzzOptions): Promise<FuzzOutcome> {
  const requests = fuzzRequests(document, count, seed, known);
  const isEnvelope = envelopeCheck(document);
  const isFile = fileCheck(document);
  const histogram = new Map<number, number>();
  const problems: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let request = queue.pop(); request; request = queue.pop()) {
      const { status, problem } = await send(url, key, request, { isEnvelope, isFile });
      histogram.set(status, (histogram.get(status) ?? 0) + 1);
      if (problem)
        problems.push(`${request.method} ${request.path} ${request.body?.slice(0, 300) ?? ""}\n  ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const valid = requests.filter(({ isValid }) => isValid).length;
  return { requests: requests.length, validShare: valid / requests.length, histogram, problems };
}

/** "200: 1,234, 404: 56" */
export function histogramText(histogram: ReadonlyMap<number, number>): string {
  return [...histogram]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
}

type EnvelopeCheck = (operation: string, status: number, text: string) => string | null;
type FileCheck = (operation: string, status: number, mediaType: string) => boolean;

async function send(
  url: string,
  key: string,
  request: FuzzRequest,
  { isEnvelope, isFile }: { isEnvelope: EnvelopeCheck; isFile: FileCheck },
): Promise<{ status: number; problem: string | null }> {
  const response = await fetchAgain(url + request.path, {
    method: request.method,
    headers: { ...request.headers, authorization: `Bearer ${key}` },
    body: request.body,
    signal: AbortSignal.timeout(60_000),
  });
  if (response instanceof Error)
    return { status: 0, problem: `no answer: ${response.message} (${response.cause})` };
  const { status } = response;
  const type = response.headers.get("content-type") ?? "";
  const bytes = await response.arrayBuffer();
  const text = type.includes("json") ? new TextDecoder().decode(bytes) : "";
  const shown = text.slice(0, 400) || `(${type || "no type"}, ${bytes.byteLength} bytes)`;
  if (status >= 500) return { status, problem: `${status} ${shown}` };
  if (status === 304 || status === 416 || isFile(request.operation, status, type))
    return { status, problem: null };
  const fault = isEnvelope(request.operation, status, text);
  return { status, problem: fault && `${status} ${fault}: ${shown}` };
}

/** A kept connection may end just when it is used again: then the request goes out once more, on another. */
async function fetchAgain(url: string, init: RequestInit): Promise<Response | Error> {
  try {
    return await fetch(url, init).catch(() => fetch(url, init));
  } catch (error) {
    return error as Error;
  }
}

/** Answers that the document says are files: of another media type than JSON's own. */
function fileCheck({ paths }: OpenApiDocument): FileCheck {
  const files = new Set(
    Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, { content }]) =>
          Object.keys(content ?? {})
            .filter((mediaType) => mediaType !== "application/json")
            .map((mediaType) => `${method.toUpperCase()} ${path} ${status} ${mediaType}`),
        ),
      ),
    ),
  );
  return (operation, status, mediaType) => files.has(`${operation} ${status} ${mediaType}`);
}

/** Errors by the document's Error; successes by the schema of their operation. */
function envelopeCheck(document: OpenApiDocument): EnvelopeCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isError = ajv.compile({ $ref: "#/components/schemas/Error", components: document.components });
  const successes = new Map<string, ValidateFunction>(
    Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = content?.["application/json"]?.schema;
          return schema
            ? [
                [
                  `${method.toUpperCase()} ${path} ${status}`,
                  ajv.compile({ ...schema, components: document.components }),
                ] as const,
              ]
            : [];
        }),
      ),
    ),
  );
  return (operation, status, text) => {
    const check = status >= 400 ? isError : successes.get(`${operation} ${status}`);
    if (!check) return "no such answer is documented";
    try {
      return check(JSON.parse(text)) ? null : `outside the envelope (${ajv.errorsText(check.errors)})`;
    } catch {
      return "no JSON";
    }
  };
}
