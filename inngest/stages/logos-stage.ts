import { clashesWithIssuedMark, rememberMark } from "@/lib/brand/mark-clash";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { markFingerprint } from "@/lib/logo/judge/mark-fingerprint";
import { type Logo, logoSchema } from "@/lib/logo/logo.schema";
import { briefForRedraw, REDRAWS } from "@/lib/logo/redraw";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { render } from "@/lib/render/render-pool";
import { paletteStage } from "./palette-stage";
import type { Stage, StageContext } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";

export const logosStage: Stage<Logo> = {
  id: "logos",
  schema: logoSchema,
  async run(context) {
    const { ref, seed, output } = context;
    const [strategy, palette, typography] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
    ]);
    const draw = (drawn: DesignBrief) =>
      render("logo", { brief: drawn, seed, strategy, palette, typography });
    const logo = await drawUnlikeOthers(context, draw);
    await rememberMark(ref, markFingerprint(logo.variations.icon));
    return { output: logo, files: await render("logoFiles", [logo, strategy]) };
  },
};

/**
 * A mark that nobody here has yet. The engine knows no other brands, so that brief and seed decide its bytes: on a clash
 * another seed is drawn for the mark and written into the version's brief. A mark or seed that somebody asked for is
 * honored as it is.
 */
async function drawUnlikeOthers(
  { ref, brief, seed }: StageContext,
  draw: (brief: DesignBrief) => Promise<Logo>,
): Promise<Logo> {
  const { brandId, version, jobId } = ref;
  const where = { brandId_version: { brandId, version } };
  const clashes = ({ variations }: Logo) => clashesWithIssuedMark(brandId, markFingerprint(variations.icon));

  const first = await draw(brief);
  if (!(await clashes(first))) return first;
  const { seedGiven } = await db().brandVersion.findUniqueOrThrow({ where, select: { seedGiven: true } });
  const { seeds, mark, ownMark } = brief.choices ?? {};
  if (seedGiven || seeds?.logos !== undefined || mark !== undefined || ownMark !== undefined) {
    logger().info({ jobId }, "the mark resembles another brand's, and stays because it was asked for");
    return first;
  }
  for (let attempt = 1; attempt <= REDRAWS; attempt++) {
    const other = briefForRedraw(brief, seed, attempt);
    const logo = await draw(other);
    if (await clashes(logo)) continue;
    await db().brandVersion.update({ where, data: { brief: other } });
    return logo;
  }
  logger().warn({ jobId, redraws: REDRAWS }, "the mark resembles another brand's, like those of other seeds");
  return first;
}
