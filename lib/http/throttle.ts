import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { clientAddress, clientNetwork } from "./client-address";
import { countRequest, peekRateLimit } from "./rate-limit";

/** Tries in an hour of one kind of action. */
export interface ThrottleLimits {
  /** From one network. */
  perNetwork?: number;
  /** About one address or account, from wherever; the same for those that exist and those that do not. */
  perSubject?: number;
  /** About one address or account, from one network. */
  perSubjectAndNetwork?: number;
}

/**
 * Counts a try, before it is known how it ends: many at once must not all pass.
 * @throws AppError RATE_LIMIT_EXCEEDED
 */
export async function throttle(
  action: string,
  headers: Headers,
  limits: ThrottleLimits,
  subject?: string,
): Promise<void> {
  if (limits.perNetwork) await count(`${action}:${networkOf(headers)}`, limits.perNetwork);
  if (subject && limits.perSubjectAndNetwork) {
    await count(subjectKey(action, `${subject}\n${networkOf(headers)}`), limits.perSubjectAndNetwork);
  }
  if (subject && limits.perSubject) await count(subjectKey(action, subject), limits.perSubject);
}

/** Forgets the tries about a subject from the network that its owner has come from. */
export async function forgetTries(action: string, headers: Headers, subject: string): Promise<void> {
  const key = subjectKey(action, `${subject}\n${networkOf(headers)}`);
  await db().rateLimit.deleteMany({ where: { subject: key } });
}

const networkOf = (headers: Headers): string => clientNetwork(clientAddress(headers));

async function count(key: string, limit: number): Promise<void> {
  if (await countRequest(db(), [key], limit)) return;
  const { retryAfterSeconds } = await peekRateLimit([key], limit);
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  throw new AppError("RATE_LIMIT_EXCEEDED", `Too many tries. The next one is possible in ${minutes} min.`, {
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
}

/** Hashed: any length fits, and the table says nobody's address. */
function subjectKey(action: string, subject: string): string {
  return `${action}:${createHash("sha256").update(subject).digest("base64url")}`;
}
