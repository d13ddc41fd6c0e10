import type { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError, isAppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import { type Answer, failureAnswer, jsonAnswer, successAnswer } from "./answer";
import type { Caller } from "./caller";
import type { EndpointOptions } from "./endpoint-options";
import type { Reservation } from "./idempotency";
import type { Pagination } from "./pagination";
import { consumeRateLimit, type RateState } from "./rate-limit";

/** What is known about the answer's headers before, and even without, a result. */
export interface ExtraHeaders {
  rate: RateState | null;
  setCookie: string | undefined;
}

/**
 * Makes the answer of a success once, inside the handler's transaction or after it, and settles what hangs on it: the
 * count against the limit and the answer kept for `Idempotency-Key`.
 */
export class Acceptance<
  P,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
> {
  private accepted: { answer: Answer; rate: RateState | null } | null = null;
  private readonly options: EndpointOptions<P, Params, Query, Body, Output>;
  private readonly caller: Caller<P>;
  private readonly requestId: string;
  private readonly reservation: Reservation | null;
  private readonly extra: ExtraHeaders;

  constructor(
    options: EndpointOptions<P, Params, Query, Body, Output>,
    caller: Caller<P>,
    requestId: string,
    reservation: Reservation | null,
    extra: ExtraHeaders,
  ) {
    this.options = options;
    this.caller = caller;
    this.requestId = requestId;
    this.reservation = reservation;
    this.extra = extra;
  }

  async accept(tx: Tx, result: z.input<Output>): Promise<void> {
    const { subjects, requestsPerHour } = this.caller;
    const rate =
      this.countsAccepted() && requestsPerHour !== null
        ? await consumeRateLimit(tx, subjects, requestsPerHour)
        : null;
    const answer = this.makeAnswer(result);
    await this.reservation?.complete(tx, this.named(answer));
    this.accepted = { answer, rate };
  }

  async answer(result: z.input<Output>): Promise<Answer> {
    if (!this.accepted && (this.reservation || this.countsAccepted())) {
      await db().$transaction((tx) => this.accept(tx, result));
    }
    if (this.accepted?.rate) this.extra.rate = this.accepted.rate;
    return this.accepted?.answer ?? this.makeAnswer(result);
  }

  /** Keeps a final refusal for the key; frees the key when the same request may succeed later. */
  async fail(error: unknown): Promise<void> {
    if (!this.reservation) return;
    const isFinal = isAppError(error) && FINAL_CODES.has(error.code) && error.retryAfterSeconds === undefined;
    try {
      const { reservation } = this;
      if (!isFinal) await reservation.abandon();
      else {
        await db().$transaction((tx) =>
          reservation.complete(tx, this.named(failureAnswer(error, this.requestId))),
        );
      }
    } catch (cause) {
      // The key stays reserved and is taken over a minute later; the caller's own failure is what must be told.
      logger().warn({ requestId: this.requestId, err: cause }, "idempotency key could not be settled");
    }
  }

  /** With the header that says the same as `meta.requestId`, for replays. */
  private named(answer: Answer): Answer {
    return { ...answer, headers: [...answer.headers, ["X-Request-Id", this.requestId]] };
  }

  private countsAccepted(): boolean {
    const { requestsPerHour, countsEvery = false } = this.caller;
    return Boolean(this.options.rateLimited) && requestsPerHour !== null && !countsEvery;
  }

  private makeAnswer(result: z.input<Output>): Answer {
    const { output, status = 200, bare = false, location, paged = false, conditional } = this.options;
    const parsed = output?.safeParse(result);
    if (!parsed?.success) {
      throw new AppError("INTERNAL_ERROR", "Something went wrong on our side.", {
        internal: `the answer does not fit its schema: ${parsed?.error.message ?? "the endpoint has none"}`,
      });
    }
    const headers: [string, string][] = location ? [["Location", location(parsed.data)]] : [];
    if (bare) return jsonAnswer(status, parsed.data, headers);
    const { items, pagination } = paged ? (parsed.data as Page) : { items: parsed.data };
    return successAnswer({ status, data: items, pagination, headers, conditional }, this.requestId);
  }
}

interface Page {
  items: unknown[];
  pagination?: Pagination;
}

/** Refusals that a repetition of the same request cannot change. */
const FINAL_CODES = new Set<string>(["NOT_FOUND", "CONFLICT", "UNPROCESSABLE"]);
