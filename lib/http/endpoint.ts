import { z } from "zod";
import { AppError, ERROR_CODES, invalidField, isAppError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { logger } from "@/lib/log/logger";
import { type Answer, failureAnswer, SECURITY_HEADERS, toAppError } from "./answer";
import type { Caller } from "./caller";
import { type Charge, chargeOf } from "./charge";
import { commitAnswer, settleRefusal } from "./commit-answer";
import { carryContentLength } from "./content-length";
import { isDraining } from "./draining";
import type { EndpointOptions } from "./endpoint-options";
import { matchesTag } from "./entity-tag";
import { beginIdempotent, isKnownKey, type Reservation, readIdempotencyKey } from "./idempotency";
import { makeAnswer } from "./make-answer";
import type { OperationWords } from "./operation-words";
import { drawPreview, refuseWithoutPreviews } from "./preview-quota";
import {
  countAtGate,
  peekRateLimit,
  type RateState,
  rateLimitExceeded,
  rateLimitHeaders,
} from "./rate-limit";
import { parseJsonObject, readBody } from "./read-body";
import { validate } from "./validate";

export const NoParams = z.object({});

/** What a route has said about itself, for whoever examines the routes. */
export interface Declared {
  authenticate: { isOpen?: true };
  operation?: OperationWords | undefined;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  bodyOptional?: boolean | undefined;
  output?: z.ZodType | undefined;
  status?: number | undefined;
  paged?: boolean | undefined;
  conditional?: boolean | undefined;
  idempotent?: boolean | undefined;
  location?: unknown;
}

export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

/**
 * A route handler: authentication, limits, parsing, envelope and failures around `handle`.
 * Order of refusal: 401, 403, 429 (rate), 413, 400, 404, and then whatever the handler refuses.
 */
export function endpoint<
  Principal,
  Params extends z.ZodType = typeof NoParams,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodNever,
  Prepared = undefined,
>(options: EndpointOptions<Principal, Params, Query, Body, Output, Prepared>) {
  const handler = async (request: Request, route: RouteContext): Promise<Response> => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    const extra: ExtraHeaders = { rate: null, setCookie: undefined, receipt: null };
    let response: Response;
    try {
      response = await answer(options, request, route, requestId, extra);
    } catch (error) {
      reportFailure(error, request, requestId);
      response = toResponse(failureAnswer(error, requestId));
    }
    // A replay is the first answer, and names the first request.
    if (!response.headers.has("X-Request-Id")) response.headers.set("X-Request-Id", requestId);
    carryContentLength(response);
    if (extra.rate)
      for (const [name, value] of rateLimitHeaders(extra.rate)) response.headers.set(name, value);
    if (extra.setCookie && response.ok) response.headers.append("Set-Cookie", extra.setCookie);
    if (extra.receipt && response.ok) response.headers.set(...extra.receipt);
    logger()[request.method === "GET" || request.method === "HEAD" ? "debug" : "info"](
      {
        requestId,
        method: request.method,
        path: pathOf(request),
        status: response.status,
        ms: since(startedAt),
      },
      "answered",
    );
    return response;
  };
  const declared: Declared = options;
  return Object.assign(handler, { declared });
}

/** What is known about the answer's headers before, and even without, a result. */
interface ExtraHeaders {
  rate: RateState | null;
  setCookie: string | undefined;
  receipt: [string, string] | null;
}

async function answer<
  P,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
  Prepared,
>(
  options: EndpointOptions<P, Params, Query, Body, Output, Prepared>,
  request: Request,
  route: RouteContext,
  requestId: string,
  extra: ExtraHeaders,
): Promise<Response> {
  if (isDraining() && request.method !== "GET" && request.method !== "HEAD") {
    throw new AppError("SERVICE_UNAVAILABLE", "The service is restarting.", { retryAfterSeconds: 5 });
  }
  const caller = await options.authenticate(request);
  await refuseOverLimit(options, request, caller, extra);
  if (options.draws) await refuseWithoutPreviews(request, caller);

  const rawBody = options.body ? await readBody(request) : new Uint8Array();
  const charge = chargeOf({ request, rawBody, payerId: caller.payerId });
  const ownKey = options.idempotent ? readIdempotencyKey(request.headers) : null;
  const key = ownKey ?? (options.idempotent ? charge.idempotencyKey : null);
  const context = {
    request,
    requestId,
    principal: caller.principal,
    body: parseBody(options, request, rawBody),
    query: (options.query
      ? validate(options.query, queryOf(request, options.query))
      : undefined) as z.output<Query>,
    // Next gives a route without parameters `undefined`.
    params: parseParams((options.params ?? NoParams) as Params, (await route.params) ?? {}),
  };

  const scopes = caller.idempotencyScopes;
  const begun =
    key === null
      ? null
      : await beginIdempotent({ scopes, method: request.method, path: pathOf(request), key, rawBody });
  if (begun && "status" in begun) return replay(begun as Answer);

  const reservation: Reservation | null = begun;
  const drawing = { ...context, preview: <T>(work: () => Promise<T>) => drawPreview(request, caller, work) };
  const work = async (): Promise<Response> => {
    if (!options.transaction) {
      const result = await options.handle(drawing);
      if (result instanceof Response) return withSecurityHeaders(result);
      extra.setCookie = caller.setCookie;
      return toResponse(unlessKnown(request, makeAnswer(options, result, requestId)));
    }
    const prepared = (await options.prepare?.(drawing)) as Prepared;
    const { answer, rate } = await commitAnswer({
      work: async (tx) =>
        withReceipt(
          makeAnswer(options, await options.handle({ ...context, tx, prepared }), requestId),
          charge,
        ),
      counts: countedWhenAccepted(options, caller),
      reservation,
      requestId,
    });
    if (rate) extra.rate = rate;
    extra.setCookie = caller.setCookie;
    return toResponse(answer);
  };
  try {
    const response = await charge.chargeFor(work);
    extra.receipt = charge.receipt();
    return response;
  } catch (error) {
    // A payment that was refused, or not needed yet, may be presented again.
    const isRepeatable = ownKey === null;
    if (reservation) await settleRefusal(error, reservation, requestId, { isRepeatable });
    throw error;
  }
}

/** So that the answer is replayed with it. */
function withReceipt(answer: Answer, charge: Charge): Answer {
  const receipt = charge.receipt();
  return receipt ? { ...answer, headers: [...answer.headers, receipt] } : answer;
}

/** Who is counted when the request is accepted; null when nobody is, or everybody was at the door. */
function countedWhenAccepted(
  { rateLimited }: { rateLimited?: boolean },
  { subjects, requestsPerHour, countsEvery }: Caller<unknown>,
) {
  return rateLimited && requestsPerHour !== null && !countsEvery ? { subjects, requestsPerHour } : null;
}

function parseBody<Body extends z.ZodType>(
  options: { body?: Body; bodyOptional?: boolean },
  request: Request,
  rawBody: Uint8Array,
): z.output<Body> {
  const { body, bodyOptional } = options;
  if (!body) return undefined as z.output<Body>;
  const isLeftOut = bodyOptional && rawBody.length === 0;
  return validate(body, isLeftOut ? {} : parseJsonObject(request.headers.get("content-type"), rawBody));
}

async function refuseOverLimit(
  options: { rateLimited?: boolean; idempotent?: boolean },
  request: Request,
  caller: Caller<unknown>,
  extra: ExtraHeaders,
): Promise<void> {
  if (!(options.rateLimited || caller.countsEvery) || caller.requestsPerHour === null) return;
  const { subjects, requestsPerHour, countsEvery } = caller;
  const counted = caller.counted ?? (countsEvery ? await countAtGate(subjects[0]!, requestsPerHour) : null);
  extra.rate = counted ?? (await peekRateLimit(subjects, requestsPerHour));
  if (counted || extra.rate.remaining > 0) return;
  // The retry of a request that was accepted costs nothing: it gets the first answer again.
  const { idempotencyKey } = chargeOf({ request, rawBody: new Uint8Array(), payerId: caller.payerId });
  const key = options.idempotent ? (request.headers.get("idempotency-key") ?? idempotencyKey) : null;
  const scopes = caller.idempotencyScopes;
  const isRetry = key && (await isKnownKey({ scopes, method: request.method, path: pathOf(request), key }));
  if (!isRetry) throw rateLimitExceeded(extra.rate);
}

function parseParams<Params extends z.ZodType>(schema: Params, raw: unknown): z.output<Params> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new AppError("NOT_FOUND", "There is nothing at this address.");
  return parsed.data;
}

/** The parameters of the address. @throws AppError VALIDATION_ERROR for one that there is not, or that is given twice. */
function queryOf(request: Request, schema: z.ZodType): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : null;
  for (const name of searchParams.keys()) {
    const isKnown = known?.includes(name) ?? true;
    if (isKnown && searchParams.getAll(name).length === 1) continue;
    const constraint = isKnown
      ? "must be given once"
      : `is no parameter here: must be one of ${known?.join(", ")}`;
    throw invalidField(name, constraint);
  }
  return Object.fromEntries(searchParams);
}

/** 304 for whoever has the same already. */
function unlessKnown(request: Request, answer: Answer): Answer | BodilessAnswer {
  const tag = answer.headers.find(([name]) => name === "ETag")?.[1];
  if (!tag || !matchesTag(request.headers.get("if-none-match"), tag)) return answer;
  return { status: 304, headers: answer.headers.filter(([name]) => name !== "Content-Type"), body: null };
}

type BodilessAnswer = Omit<Answer, "body"> & { body: null };

function toResponse({ status, headers, body }: Answer | BodilessAnswer): Response {
  const response = new Response(body, { status, headers });
  if (body) response.headers.set("Content-Length", String(body.byteLength));
  return withSecurityHeaders(response);
}

function replay(stored: Answer): Response {
  const response = toResponse(stored);
  response.headers.set("Idempotent-Replayed", "true");
  return response;
}

function withSecurityHeaders(response: Response): Response {
  for (const [name, value] of SECURITY_HEADERS) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

function reportFailure(error: unknown, request: Request, requestId: string): void {
  const failure = toAppError(error);
  const { status } = ERROR_CODES[failure.code];
  if (status < 500) return;
  const fields = { requestId, method: request.method, path: pathOf(request), code: failure.code };
  const cause = isAppError(error) ? (error.cause ?? error) : error;
  logger().error({ ...fields, internal: failure.internal, err: cause }, "request failed");
}

const pathOf = (request: Request) => new URL(request.url).pathname;
const since = (startedAt: number) => Math.round(performance.now() - startedAt);
