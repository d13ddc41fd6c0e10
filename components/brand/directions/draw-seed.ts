/** A new seed: 32 random bits. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
