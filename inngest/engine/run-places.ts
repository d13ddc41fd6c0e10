import { type ConcurrencyLimit, freePlaces, type Place, takePlace } from "./slot-store";

/** How long a run that found no free place leaves the database alone, unless it is told of one. */
const TRY_AGAIN_MS = 250;

export interface RunPlaces {
  /** A place to run something in; undefined when none is at hand: then `want` one. */
  get(): Place | undefined;
  giveBack(place: Place): void;
  /** Work to be awaited that brings a place, null when it is of no use to try yet. */
  want(now: number): (() => Promise<void>) | null;
  /** When trying again is of use. */
  retryAt(): number;
  /** A place somewhere became free. */
  nudge(): void;
  /** Work to be awaited that returns the places not in use, null when there are none. */
  returnUnused(): (() => Promise<void>) | null;
}

/**
 * The places that a run holds under its function's `concurrency`. A place is kept between two steps that follow each
 * other at once and given up when the run waits.
 */
export function createRunPlaces(
  limits: readonly ConcurrencyLimit[],
  runId: string,
  owner: string,
): RunPlaces {
  let unused: Place[] = [];
  let taking = false;
  let retryAt = 0;
  return {
    get: () => (limits.length === 0 ? [] : unused.pop()),
    giveBack(place) {
      if (limits.length > 0) unused.push(place);
    },
    want(now) {
      if (taking || now < retryAt) return null;
      taking = true;
      return async () => {
        try {
          const place = await takePlace(limits, runId, owner);
          if (place) unused.push(place);
          else retryAt = now + TRY_AGAIN_MS;
        } finally {
          taking = false;
        }
      };
    },
    retryAt: () => retryAt,
    nudge() {
      retryAt = 0;
    },
    returnUnused() {
      if (unused.length === 0) return null;
      const places = unused;
      unused = [];
      return () => freePlaces(places, runId, owner);
    },
  };
}
