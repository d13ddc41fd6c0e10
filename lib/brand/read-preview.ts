import { db } from "@/lib/db/client";
import { findJob } from "@/lib/jobs/read-job";
import { drawingToSvg } from "@/lib/logo/export/render-svg";
import type { Logo, LogoVariation } from "@/lib/logo/logo.schema";
import { COLOR_ROLES, type ColorRole } from "@/lib/palette/palette.schema";
import { readArtifacts } from "./read-artifacts";

/**
 * What is already known of a brand that is being made; each part is null until its step has finished. From the first
 * drawing on, cancelling returns no credit; of a version that was cancelled before, no drawing is shown any more.
 * @throws AppError NOT_FOUND.
 */
export async function readPreview(jobId: string) {
  const { brandId, version, status } = await findJob(jobId);
  const { strategy, palette, logo: drawn } = await readArtifacts(brandId, version);
  const logo = drawn && (status === "completed" || (await noteDrawingsShown(jobId))) ? drawn : null;
  return {
    name: strategy?.name ?? null,
    tagline: strategy?.tagline ?? null,
    direction: strategy?.direction ?? null,
    palette: palette
      ? {
          light: Object.fromEntries(
            COLOR_ROLES.map((role) => [role, palette.light.roles[role].hex]),
          ) as Record<ColorRole, string>,
        }
      : null,
    iconSvg: logo ? svgOf(logo, "icon") : null,
    wordmarkSvg: logo ? svgOf(logo, "wordmark") : null,
  };
}

/** True when the drawings may be shown: this is noted before they are, and waits for a cancelling that is under way. */
async function noteDrawingsShown(jobId: string): Promise<boolean> {
  await db().job.updateMany({
    where: { id: jobId, drawingsShownAt: null, status: { not: "failed" } },
    data: { drawingsShownAt: new Date() },
  });
  return (await db().job.count({ where: { id: jobId, drawingsShownAt: { not: null } } })) > 0;
}

function svgOf(logo: Logo, variation: LogoVariation): string {
  return drawingToSvg(logo.variations[variation], logo.versions.color.fills);
}
