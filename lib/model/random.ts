/** A deterministic source of random numbers. Every draw advances it. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [min, max], both included. */
  int(min: number, max: number): number;
  /** One element. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * A reproducible stream for `seed` (unsigned 32-bit) and a `label` that names the consumer ("palette", "logo/monogram").
 * Each label has its own stream: drawing one number more in one domain never changes another domain's result.
 * Generator: sfc32 (Chris Doty-Humphrey, PractRand), seeded through FNV-1a of the label.
 */
export function seededRandom(seed: number, label: string): Random {
  let a = seed >>> 0;
  let b = fnv1a(label);
  let c = 0x9e3779b9;
  let counter = 1;
  const nextUint32 = () => {
    const sum = (a + b + counter++) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  for (let round = 0; round < 15; round++) nextUint32();

  const next = () => nextUint32() / 0x1_0000_0000;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick(items) {
      if (items.length === 0) throw new RangeError("pick() needs at least one item");
      return items[int(0, items.length - 1)]!;
    },
    shuffle(items) {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index);
        [result[index], result[other]] = [result[other]!, result[index]!];
      }
      return result;
    },
  };
}

/** A float in [from, to). */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random.next();
}

/** 32-bit FNV-1a over UTF-16 code units (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
