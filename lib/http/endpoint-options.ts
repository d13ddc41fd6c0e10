import type { z } from "zod";
import type { Tx } from "@/lib/db/client";
import type { DrawPreview } from "@/lib/render/preview-scope";
import type { Authenticate } from "./caller";

export interface EndpointOptions<
  Principal,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
> {
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
  /** Honour `Idempotency-Key`. */
  idempotent?: boolean;
  /** Count accepted requests against the caller's hourly limit, and refuse when it is used up. */
  rateLimited?: boolean;
  /** The answer is drawn by `preview`: refuse when the caller's hour of previews is used up. */
  draws?: boolean;
  /** Value of the `Location` header. */
  location?: (output: z.output<Output>) => string;
  /** A `Response` is passed on as it is, with the common headers. */
  handle(
    context: HandlerContext<Principal, Params, Query, Body, Output>,
  ): Promise<z.input<Output> | Response>;
}

export interface HandlerContext<
  Principal,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
> {
  request: Request;
  requestId: string;
  principal: Principal;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /**
   * Counts the request and keeps its answer for `Idempotency-Key`, in the transaction that does the work, so that all
   * of it happens or nothing. Left out, the wrapper does it afterwards.
   */
  accept(tx: Tx, result: z.input<Output>): Promise<void>;
  /**
   * Draws what is looked at before it is decided on, once it is known that the caller may: counted for the caller and its
   * network, behind the brands that are being made, and no longer than the client waits.
   */
  preview: DrawPreview;
}
