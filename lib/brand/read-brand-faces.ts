import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Drawing, FillRole } from "@/lib/logo/logo.schema";
import type { BrandFace } from "./brand-face.schema";

const SHOWN_ROLES = ["primary", "secondary", "accent", "primary-soft", "text"] as const;

/** The faces of an account's brands by their ids; a brand without a version to see has none. */
export async function readBrandFaces(
  accountId: string,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, BrandFace>> {
  if (brandIds.length === 0) return new Map();
  return readFaces(
    Prisma.sql`brands.account_id = ${accountId}::uuid AND brands.id = ANY(${[...brandIds]}::uuid[])`,
  );
}

/** The faces of the brands that a browser without an account has made, by their ids. */
export async function readVisitorFaces(
  visitorId: string,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, BrandFace>> {
  if (brandIds.length === 0) return new Map();
  return readFaces(
    Prisma.sql`brands.account_id IS NULL AND brands.visitor_id = ${visitorId} AND brands.id = ANY(${[...brandIds]}::uuid[])`,
  );
}

/** The faces of published brands by their ids. */
export async function readPublishedFaces(
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, BrandFace>> {
  if (brandIds.length === 0) return new Map();
  return readFaces(Prisma.sql`brands.visibility = 'public' AND brands.id = ANY(${[...brandIds]}::uuid[])`);
}

async function readFaces(which: Prisma.Sql): Promise<ReadonlyMap<string, BrandFace>> {
  // A logo's record holds every direction that was drawn; a list needs two drawings of it.
  const rows = await db().$queryRaw<FaceRow[]>`
    SELECT brands.id, logos.output->'variations'->'icon' AS icon,
           logos.output->'variations'->'combination' AS combination, logos.output->'versions' AS versions,
           palette.output->'light'->'roles' AS roles,
           palette.output->'light'->'onSolid'->>'primary' AS "onPrimary",
           coalesce(strategy.output->>'language', 'en') AS language
    FROM brands
    JOIN artifacts AS logos ON logos.brand_id = brands.id AND logos.version = brands.visible_version
     AND logos.stage = 'logos'
    JOIN artifacts AS palette ON palette.brand_id = brands.id AND palette.version = brands.visible_version
     AND palette.stage = 'palette'
    JOIN artifacts AS strategy ON strategy.brand_id = brands.id AND strategy.version = brands.visible_version
     AND strategy.stage = 'strategy'
    WHERE ${which}`;
  return new Map(rows.map(({ id, ...row }) => [id, faceOf(row)]));
}

function faceOf({ icon, combination, versions, roles, onPrimary, language }: Omit<FaceRow, "id">): BrandFace {
  return {
    icon,
    combination,
    color: versions.color.fills,
    background: versions.color.background ?? "#ffffff",
    white: versions.white.fills,
    black: versions.black.fills,
    primary: roles.primary.hex,
    onPrimary,
    colors: SHOWN_ROLES.map((role) => roles[role].hex),
    language,
  };
}

interface ColoredFills {
  fills: Record<FillRole, string>;
  background: string | null;
}

interface FaceRow {
  id: string;
  icon: Drawing;
  combination: Drawing;
  versions: Record<"color" | "white" | "black", ColoredFills>;
  roles: Record<(typeof SHOWN_ROLES)[number], { hex: string }>;
  onPrimary: string;
  language: string;
}
