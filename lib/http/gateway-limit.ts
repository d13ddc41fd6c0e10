import { AppError } from "@/lib/errors";
import { clientAddress, clientNetwork } from "./client-address";
import { createRequestBucket } from "./request-bucket";

const KEY = Symbol.for("marque.gateway-bucket");
const shared = globalThis as { [KEY]?: (network: string) => number };
/** A page of a collection shows a hundred pictures with their metadata at once; explorers keep what they have read. */
const LIMITS = { burst: 600, perSecond: 20 };

/** Counts a request to the IPFS gateway. @throws AppError RATE_LIMIT_EXCEEDED when its network sends too many */
export function refuseHasty(headers: Headers): void {
  shared[KEY] ??= createRequestBucket(LIMITS);
  const retryAfterSeconds = shared[KEY](clientNetwork(clientAddress(headers)));
  if (retryAfterSeconds === 0) return;
  throw new AppError(
    "RATE_LIMIT_EXCEEDED",
    `At most ${LIMITS.perSecond} requests a second are answered here for long. Try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}
