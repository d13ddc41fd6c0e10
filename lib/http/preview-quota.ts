import type { Tier } from "@/lib/accounts/account.schema";
import { TIER_LIMITS } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { asPreview } from "@/lib/render/preview-scope";
import type { Caller } from "./caller";
import { clientAddress, clientNetwork } from "./client-address";
import { countRequest, peekRateLimit, type RateState, rateLimitHeaders } from "./rate-limit";

/** People behind one network share it: a school, an office. */
const NETWORK_SHARE = 3;

interface Allowance {
  subject: string;
  /** null means unlimited. */
  perHour: number | null;
  atOnce: number;
}

/** Previews under way in this process, whose threads they take, by whom they are counted. */
const UNDER_WAY = Symbol.for("marque.previews-under-way");
const shared = globalThis as { [UNDER_WAY]?: Map<string, number> };

/** @throws AppError RATE_LIMIT_EXCEEDED when the caller's hour of previews is used up. Counts nothing. */
export async function refuseWithoutPreviews(request: Request, caller: Caller<unknown>): Promise<void> {
  for (const { subject, perHour } of allowancesOf(request, caller)) {
    if (perHour === null) continue;
    const state = await peekRateLimit([subject], perHour);
    if (state.remaining === 0) throw hourIsUsedUp(state);
  }
}

/**
 * Draws a preview: a few at once and so many an hour, for the caller and for its network; behind the brands that are being
 * made; for as long as the client waits.
 * @throws AppError RATE_LIMIT_EXCEEDED, and whatever `work` throws.
 */
export async function drawPreview<T>(
  request: Request,
  caller: Caller<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const allowances = allowancesOf(request, caller);
  const leave = takePlaces(allowances);
  try {
    for (const { subject, perHour } of allowances) {
      if (perHour === null || (await countRequest(db(), [subject], perHour))) continue;
      throw hourIsUsedUp(await peekRateLimit([subject], perHour));
    }
    return await asPreview(work, request.signal);
  } finally {
    leave();
  }
}

function takePlaces(allowances: readonly Allowance[]): () => void {
  shared[UNDER_WAY] ??= new Map();
  const underWay = shared[UNDER_WAY];
  const change = (subject: string, by: number) => {
    const count = (underWay.get(subject) ?? 0) + by;
    if (count > 0) underWay.set(subject, count);
    else underWay.delete(subject);
  };
  if (allowances.some(({ subject, atOnce }) => (underWay.get(subject) ?? 0) >= atOnce)) {
    throw new AppError("RATE_LIMIT_EXCEEDED", "Other previews of yours are being drawn.", {
      retryAfterSeconds: 1,
    });
  }
  for (const { subject } of allowances) change(subject, 1);
  return () => {
    for (const { subject } of allowances) change(subject, -1);
  };
}

/** By cookie or account, and by network: dropping the cookie, or opening accounts, gains little. */
function allowancesOf(request: Request, { subjects, principal }: Caller<unknown>): Allowance[] {
  const { tier = "free" } = principal as { tier?: Tier };
  const { previewsPerHour, previewsAtOnce } = TIER_LIMITS[tier];
  const network = `address:${clientNetwork(clientAddress(request.headers))}`;
  const own = subjects.filter((subject) => subject !== network);
  return [
    ...own.map((subject) => ({ subject, perHour: previewsPerHour, atOnce: previewsAtOnce })),
    {
      subject: network,
      perHour: previewsPerHour === null ? null : NETWORK_SHARE * previewsPerHour,
      atOnce: NETWORK_SHARE * previewsAtOnce,
    },
  ].map((allowance) => ({ ...allowance, subject: `previews:${allowance.subject}` }));
}

function hourIsUsedUp(state: RateState): AppError {
  return new AppError(
    "RATE_LIMIT_EXCEEDED",
    `At most ${state.limit} previews are drawn per hour. Try again in ${state.retryAfterSeconds} seconds.`,
    { retryAfterSeconds: Math.max(1, state.retryAfterSeconds), headers: rateLimitHeaders(state) },
  );
}
