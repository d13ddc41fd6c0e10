import { clashesWithIssuedMark, rememberMark } from "@/lib/brand/mark-clash";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { markFingerprint } from "@/lib/logo/judge/mark-fingerprint";
import { logoSchema } from "@/lib/logo/logo.schema";
import { briefForRedraw, REDRAWS } from "@/lib/logo/redraw";
import type { Ran } from "@/lib/pipeline/make-brand";
import type { StepContext } from "./effects";

/** Draws a mark that nobody here has yet, and remembers it for the brands to come. */
export async function drawUnlikeOthers(context: StepContext): Promise<Ran> {
  const drawn = await drawUntilUnlike(context);
  await rememberMark(context.ref, printOf(drawn));
  return drawn;
}

/**
 * The engine knows no other brands, so that brief and seed decide its bytes: on a clash another seed is drawn for the mark
 * and written into the version's brief. A mark or seed that somebody asked for is honored as it is.
 */
async function drawUntilUnlike({ ref, brief, seed, run }: StepContext): Promise<Ran> {
  const { brandId, version, jobId } = ref;
  const where = { brandId_version: { brandId, version } };
  const clashes = (drawn: Ran) => clashesWithIssuedMark(brandId, printOf(drawn));

  const first = await run();
  if (!(await clashes(first))) return first;
  const { seedGiven } = await db().brandVersion.findUniqueOrThrow({ where, select: { seedGiven: true } });
  const { seeds, mark, ownMark } = brief.choices ?? {};
  if (seedGiven || seeds?.logos !== undefined || mark !== undefined || ownMark !== undefined) {
    logger().info({ jobId }, "the mark resembles another brand's, and stays because it was asked for");
    return first;
  }
  for (let attempt = 1; attempt <= REDRAWS; attempt++) {
    const other = briefForRedraw(brief, seed, attempt);
    const drawn = await run(other);
    if (await clashes(drawn)) continue;
    await db().brandVersion.update({ where, data: { brief: other } });
    return drawn;
  }
  logger().warn({ jobId, redraws: REDRAWS }, "the mark resembles another brand's, like those of other seeds");
  return first;
}

function printOf({ output }: Ran) {
  return markFingerprint(logoSchema.parse(output).variations.icon);
}
