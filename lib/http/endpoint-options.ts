import type { z } from "zod";
import type { Tx } from "@/lib/db/client";
import type { DrawPreview } from "@/lib/render/preview-scope";
import type { Authenticate } from "./caller";
import type { OperationWords } from "./operation-words";

/** What a route says about itself, whatever its handler does. */
export interface Declaration<
  Principal,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
> {
  /** For operations of the published interface: the document is made from what stands here and below. */
  operation?: OperationWords;
  authenticate: Authenticate<Principal>;
  /** Path parameters; a value that does not fit is an unknown address: 404. */
  params?: Params;
  /** Of the address, each parameter given at most once; unknown ones are refused. */
  query?: Query;
  /** Without it the request's body is never read. */
  body?: Body;
  /** A request without a body is taken as one with `{}`. */
  bodyOptional?: boolean;
  /** What the handler's result must be; a result that does not fit is our 500. */
  output?: Output;
  /** Of a success; 200 by default. */
  status?: number;
  /** The generation interface answers with the result itself, the versioned interface in its envelope. */
  bare?: boolean;
  /** `output` is a `pageOf(…)`: its items become `data`, with `pagination` beside it. */
  paged?: boolean;
  /** Add an `ETag`, and answer 304 to who has it. For what is read. */
  conditional?: boolean;
  /** The answer is drawn by `preview`: refuse when the caller's hour of previews is used up. */
  draws?: boolean;
  /** Value of the `Location` header. */
  location?: (output: z.output<Output>) => string;
}

/** A handler that reads, or whose use case has a transaction of its own. */
export interface PlainHandler<Context, Result> {
  transaction?: false;
  idempotent?: false;
  rateLimited?: false;
  prepare?: undefined;
  /** A `Response` is passed on as it is, with the common headers. */
  handle(context: Context & Drawing): Promise<Result | Response>;
}

/**
 * A handler that works in a transaction. The wrapper makes the answer of its result, counts the request and keeps the answer
 * for `Idempotency-Key` in the same transaction: all of it happens or nothing.
 */
export interface TransactionHandler<Context, Result, Prepared> {
  transaction: true;
  /** Honour `Idempotency-Key`. */
  idempotent?: boolean;
  /** Count accepted requests against the caller's hourly limit, and refuse when it is used up. */
  rateLimited?: boolean;
  /** Runs before the transaction begins: what draws, or waits for a disk, must not hold a connection and locks. */
  prepare?(context: Context & Drawing): Promise<Prepared>;
  /** Everything that it asks of the database goes through `tx`: a second connection may be what others wait for. */
  handle(context: Context & { tx: Tx; prepared: Prepared }): Promise<Result>;
}

export interface HandlerContext<
  Principal,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> {
  request: Request;
  requestId: string;
  principal: Principal;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
}

interface Drawing {
  /**
   * Draws what is looked at before it is decided on, once it is known that the caller may: counted for the caller and its
   * network, behind the brands that are being made, and no longer than the client waits.
   */
  preview: DrawPreview;
}

export type EndpointOptions<
  Principal,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
  Prepared,
> = Declaration<Principal, Params, Query, Body, Output> &
  (
    | PlainHandler<HandlerContext<Principal, Params, Query, Body>, z.input<Output>>
    | TransactionHandler<HandlerContext<Principal, Params, Query, Body>, z.input<Output>, Prepared>
  );
