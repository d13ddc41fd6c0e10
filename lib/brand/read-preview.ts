import type { Logo, LogoVariation } from "@/lib/logo/logo.schema";
import { drawingToSvg } from "@/lib/logo/render-svg";
import { COLOR_ROLES, type ColorRole } from "@/lib/palette/palette.schema";
import { findJobVersion } from "./find-job-version";
import { readArtifacts } from "./read-artifacts";

/**
 * What is already known of a brand that is being made; each part is null until its step has finished.
 * @throws AppError NOT_FOUND.
 */
export async function readPreview(jobId: string) {
  const { brandId, version } = await findJobVersion(jobId);
  const { strategy, palette, logo } = await readArtifacts(brandId, version);
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

function svgOf(logo: Logo, variation: LogoVariation): string {
  return drawingToSvg(logo.variations[variation], logo.versions.color.fills);
}
