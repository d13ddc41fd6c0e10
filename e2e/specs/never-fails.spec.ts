import { deliverBriefs, neverFailsBriefs, STEP_LIMIT_MS } from "@/test-support/deliver-briefs";
import { drawSeed } from "@/test-support/draw-seed";
import { expect, test } from "../fixtures";

const COUNT = 2;
/** The other specs keep both cores busy. */
const BUSY = 3;

test("briefs that nobody has seen are delivered", async ({ server }) => {
  // `npm run bar -- never-fails --count 2 --seed …` repeats them.
  const briefs = neverFailsBriefs(drawSeed([]), COUNT);
  const { failures, steps } = await deliverBriefs(server, briefs);
  expect(failures).toEqual([]);
  expect(steps[0]!.ms, JSON.stringify(steps[0])).toBeLessThan(BUSY * STEP_LIMIT_MS);
});
