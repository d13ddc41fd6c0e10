import type { Principal } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import type { Drawing, FillRole } from "@/lib/logo/logo.schema";
import { findOwnBrand } from "./find-own-brand";
import type { VersionSummary } from "./versions.schema";

const SHOWN_ROLES = ["primary", "secondary", "accent", "primary-soft", "text"] as const;

/**
 * The complete versions of a brand, newest first.
 * @throws AppError NOT_FOUND unless the brand is the principal's.
 */
export async function listVersions(principal: Principal, brandId: string): Promise<VersionSummary[]> {
  const { visibleVersion } = await findOwnBrand(principal, brandId);
  // A logo's record holds every direction that was drawn; a list needs one icon of it.
  const rows = await db().$queryRaw<VersionRow[]>`
    SELECT versions.version, versions.completed_at AS "completedAt", versions.base_version AS "baseVersion",
           versions.changes, jobs.id AS "jobId", strategy.output->>'name' AS name,
           logos.output->'variations'->'icon' AS icon, logos.output->'versions'->'color' AS color,
           palette.output->'light'->'roles' AS roles
    FROM brand_versions AS versions
    JOIN jobs ON jobs.brand_id = versions.brand_id AND jobs.version = versions.version AND jobs.status = 'completed'
    JOIN artifacts AS strategy ON strategy.brand_id = versions.brand_id AND strategy.version = versions.version
     AND strategy.stage = 'strategy'
    JOIN artifacts AS logos ON logos.brand_id = versions.brand_id AND logos.version = versions.version
     AND logos.stage = 'logos'
    JOIN artifacts AS palette ON palette.brand_id = versions.brand_id AND palette.version = versions.version
     AND palette.stage = 'palette'
    WHERE versions.brand_id = ${brandId}::uuid AND versions.completed_at IS NOT NULL
    ORDER BY versions.version DESC`;
  return rows.map(({ color, roles, completedAt, changes, ...row }) => ({
    ...row,
    completedAt: completedAt.toISOString(),
    changes: changes ?? [],
    isVisible: row.version === visibleVersion,
    fills: color.fills,
    background: color.background,
    colors: SHOWN_ROLES.map((role) => roles[role].hex),
  }));
}

interface VersionRow {
  version: number;
  completedAt: Date;
  baseVersion: number | null;
  changes: string[] | null;
  jobId: string;
  name: string;
  icon: Drawing;
  color: { fills: Record<FillRole, string>; background: string };
  roles: Record<(typeof SHOWN_ROLES)[number], { hex: string }>;
}
