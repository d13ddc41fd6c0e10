import { LRUCache } from "lru-cache";

interface BucketLimits {
  /** Requests that one may send at once after a pause. */
  burst: number;
  /** Requests for which there is room again each second. */
  perSecond: number;
}

interface Level {
  /** Requests for which there is room. */
  room: number;
  atMs: number;
}

const MAX_SENDERS = 20_000;

/**
 * A limit for what costs less than counting it in the database would: each process counts for itself. The function takes
 * who sends (a network), and gives the seconds to wait, 0 when the request has room.
 */
export function createRequestBucket(
  { burst, perSecond }: BucketLimits,
  now: () => number = () => performance.now(),
): (sender: string) => number {
  const levels = new LRUCache<string, Level>({ max: MAX_SENDERS });
  return (sender) => {
    const atMs = now();
    const level = levels.get(sender) ?? { room: burst, atMs };
    const room = Math.min(burst, level.room + ((atMs - level.atMs) / 1000) * perSecond);
    const isAllowed = room >= 1;
    levels.set(sender, { room: isAllowed ? room - 1 : room, atMs });
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - room) / perSecond));
  };
}
