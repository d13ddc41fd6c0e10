import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

/**
 * Where a bar's drawn cases begin: another seed at every run, below 2³¹ so that cases can count on from it, or that of
 * `--seed`, which repeats a run. Call it once; it prints the seed.
 * @throws when `--seed` is no whole number below 2³²
 */
export function drawSeed(args: string[] = process.argv.slice(2)): number {
  const { values } = parseArgs({ args, options: { seed: { type: "string" } }, strict: false });
  const asked = values.seed;
  const seed = asked === undefined ? randomInt(2 ** 31) : Number(asked);
  if (!/^\d+$/.test(String(asked ?? seed)) || seed >= 2 ** 32) {
    throw new Error(`--seed must be a whole number from 0 to ${2 ** 32 - 1}, such as --seed 7`);
  }
  console.log(`seed ${seed} (--seed ${seed} draws the same cases)`);
  return seed;
}
