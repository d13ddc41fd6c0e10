/** An experiment as pages and collector know it. */
export interface Split {
  /** Names the experiment and seeds its assignment, so that two experiments are independent of each other. */
  readonly key: string;
  /** Share of each arm; together 1. The first is the control. */
  readonly weights: readonly number[];
}

/**
 * The arm of a visitor: the same for the same visitor for ever, on every page and in every browser, with nothing stored but the
 * visitor's id. It is GrowthBook's assignment with `hashVersion` 2, seeded by the experiment's key.
 * @returns index of the arm; -1 when the weights leave the visitor out
 */
export function armOf({ key, weights }: Split, visitorId: string): number {
  const place = placeOf(key, visitorId);
  let start = 0;
  for (const [arm, weight] of weights.entries()) {
    if (place >= start && place < start + weight) return arm;
    start += weight;
  }
  return -1;
}

/** Where a visitor stands in an experiment: one of 10,000 places, from 0 to 0.9999. */
function placeOf(seed: string, visitorId: string): number {
  return (fnv1a(String(fnv1a(seed + visitorId))) % 10_000) / 10_000;
}

/** FNV-1a of 32 bits over UTF-16 units. The sum of shifts is the product with its prime, 16777619. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash += (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24);
  }
  return hash >>> 0;
}
