import { db, type Tx } from "@/lib/db/client";
import { isAppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import { type Answer, failureAnswer } from "./answer";
import type { Reservation } from "./idempotency";
import { consumeRateLimit, type RateState } from "./rate-limit";

export interface Commit {
  /** Does the work, and makes the answer of it. */
  work: (tx: Tx) => Promise<Answer>;
  /** Who is counted; null when nobody is. */
  counts: { subjects: readonly string[]; requestsPerHour: number } | null;
  /** null without an `Idempotency-Key`. */
  reservation: Reservation | null;
  requestId: string;
}

/**
 * Does the work, counts the request and keeps the answer for `Idempotency-Key`, in one transaction: all of it happens or
 * nothing.
 * @throws whatever the work throws, AppError RATE_LIMIT_EXCEEDED without room, CONFLICT when a retry has taken over.
 */
export function commitAnswer({
  work,
  counts,
  reservation,
  requestId,
}: Commit): Promise<{ answer: Answer; rate: RateState | null }> {
  return db().$transaction(
    async (tx) => {
      const answer = await work(tx);
      const rate = counts && (await consumeRateLimit(tx, counts.subjects, counts.requestsPerHour));
      await reservation?.complete(tx, named(answer, requestId));
      return { answer, rate };
    },
    // Requests of one caller may queue up behind its lock.
    { maxWait: 5_000, timeout: 10_000 },
  );
}

/**
 * Keeps a final refusal for the key; frees the key when the same request may succeed later.
 * @param options.isRepeatable the key stands for something that may be presented until it is taken: no refusal is final
 */
export async function settleRefusal(
  error: unknown,
  reservation: Reservation,
  requestId: string,
  { isRepeatable }: { isRepeatable: boolean },
): Promise<void> {
  const isFinal =
    !isRepeatable &&
    isAppError(error) &&
    FINAL_CODES.has(error.code) &&
    error.retryAfterSeconds === undefined;
  try {
    if (!isFinal) return await reservation.abandon();
    const answer = named(failureAnswer(error, requestId), requestId);
    await db().$transaction((tx) => reservation.complete(tx, answer));
  } catch (cause) {
    // The key stays reserved and is taken over a minute later; the caller's own failure is what must be told.
    logger().warn({ requestId, err: cause }, "idempotency key could not be settled");
  }
}

/** With the header that says the same as `meta.requestId`, for replays. */
function named(answer: Answer, requestId: string): Answer {
  return { ...answer, headers: [...answer.headers, ["X-Request-Id", requestId]] };
}

/** Refusals that a repetition of the same request cannot change. */
const FINAL_CODES = new Set<string>(["NOT_FOUND", "CONFLICT", "UNPROCESSABLE"]);
