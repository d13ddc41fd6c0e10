import { AppError } from "@/lib/errors";
import { clientAddress, clientNetwork } from "./client-address";
import { createRequestBucket } from "./request-bucket";

const KEY = Symbol.for("marque.chain-page-bucket");
const shared = globalThis as { [KEY]?: (network: string) => number };
/** A page asks the node some thirty times; somebody who browses opens one in a second or two. */
const LIMITS = { burst: 120, perSecond: 2 };

/** Counts a page, or an answer, that has the network asked. Returns the seconds to wait: 0 when there is room. */
export function secondsUntilNextPage(headers: Headers): number {
  shared[KEY] ??= createRequestBucket(LIMITS);
  return shared[KEY](clientNetwork(clientAddress(headers)));
}

/** The same for a route. @throws AppError RATE_LIMIT_EXCEEDED when the caller's network asks too much */
export function refuseHastyChainReader(headers: Headers): void {
  const retryAfterSeconds = secondsUntilNextPage(headers);
  if (retryAfterSeconds === 0) return;
  throw new AppError(
    "RATE_LIMIT_EXCEEDED",
    `At most ${LIMITS.perSecond} questions a second are answered here for long. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}
