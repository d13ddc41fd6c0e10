import { formatHex, interpolate, wcagContrast } from "culori";
import type { FillRole, Logo } from "@/lib/logo/logo.schema";
import type { Style } from "@/lib/model/brief.schema";
import type { Palette, SolidRole } from "@/lib/palette/palette.schema";

export const GROUNDS = ["primary", "secondary", "soft", "light", "dark"] as const;
export type GroundName = (typeof GROUNDS)[number];

/** A background color, and the colors that are legible on it. */
export interface Ground {
  readonly fill: string;
  /** For text: contrast 4.5 : 1 or more. */
  readonly ink: string;
  /** For less important text: contrast 4.5 : 1 or more too. */
  readonly quiet: string;
  /** For the logo: contrast 3 : 1 or more. */
  readonly logo: Record<FillRole, string>;
  /** For the mark as a large decoration behind text: no contrast is required. */
  readonly tone: string;
  readonly line: string;
}

/** How a brand's pictures are composed. */
export interface ArtDirection {
  /** Background of most pictures, and what objects lie on. */
  readonly lead: GroundName;
  readonly calm: GroundName;
  /** Background of the pictures that differ from most. */
  readonly other: GroundName;
  /** What is made of the mark: a part of it large, its quarters in a grid, whole marks in rows, nothing. */
  readonly figure: "crop" | "quarters" | "bricks" | "none";
  readonly axis: "start" | "center";
}

export type Look = Readonly<Record<GroundName, Ground>> & { readonly direction: ArtDirection };

const TEXT_RATIO = 4.5;
const GRAPHIC_RATIO = 3;

/** How far the figure's color is from its ground towards the words' color. */
const TONES: Record<Style, number> = { modern: 0.16, bold: 1, classic: 0.11, minimal: 0.07 };

const DIRECTIONS: Record<Style, ArtDirection> = {
  modern: { lead: "primary", calm: "soft", other: "dark", figure: "quarters", axis: "start" },
  bold: { lead: "primary", calm: "secondary", other: "secondary", figure: "crop", axis: "start" },
  classic: { lead: "primary", calm: "soft", other: "dark", figure: "bricks", axis: "center" },
  minimal: { lead: "light", calm: "soft", other: "primary", figure: "crop", axis: "start" },
};

/** Around death, illness, need and debt nothing is loud and nothing plays. */
const QUIET: ArtDirection = { lead: "light", calm: "soft", other: "dark", figure: "none", axis: "center" };

interface LookInput {
  readonly palette: Palette;
  readonly logo: Logo;
  readonly style: Style;
  readonly isGrave: boolean;
}

export function lookOf({ palette, logo, style, isGrave }: LookInput): Look {
  const { light, dark } = palette;
  const tone = isGrave ? 0.05 : TONES[style];
  const toned = (fill: string, ink: string, share = tone) => mix(fill, ink, share);
  const solid = (...roles: SolidRole[]): Ground => {
    const readable = roles.filter((role) => contrast(light.onSolid[role], role, light) >= TEXT_RATIO);
    const role = readable[0] ?? roles[0]!;
    const [fill, ink] = [light.roles[role].hex, light.onSolid[role]];
    return { fill, ink, quiet: ink, logo: plain(ink), tone: toned(fill, ink), line: toned(fill, ink, 0.4) };
  };
  const { background, text, border } = light.roles;
  const soft = light.roles["primary-soft"].hex;
  return {
    primary: solid("primary", "primary-strong"),
    secondary: solid("secondary", "primary-strong"),
    soft: {
      fill: soft,
      ink: text.hex,
      quiet: legible(light.roles["text-muted"].hex, soft, text.hex),
      logo: logoOn(soft, logo.versions.color.fills, text.hex),
      tone: toned(soft, light.roles.primary.hex),
      line: toned(soft, light.roles.primary.hex, 0.35),
    },
    light: {
      fill: background.hex,
      ink: text.hex,
      quiet: legible(light.roles["text-muted"].hex, background.hex, text.hex),
      logo: logo.versions.color.fills,
      tone: style === "bold" ? light.roles.primary.hex : soft,
      line: border.hex,
    },
    dark: {
      fill: dark.roles.background.hex,
      ink: dark.roles.text.hex,
      quiet: legible(dark.roles["text-muted"].hex, dark.roles.background.hex, dark.roles.text.hex),
      logo: logo.versions.reversed.fills,
      tone: dark.roles["surface-2"].hex,
      line: dark.roles.border.hex,
    },
    direction: isGrave ? QUIET : DIRECTIONS[style],
  };
}

/** A color between two, by its share of the second, in OKLab. */
export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "oklab")(share));
}

function plain(ink: string): Record<FillRole, string> {
  return { primary: ink, accent: ink, ink };
}

/** The logo in its colors where all of them can be made out, else in one. */
function logoOn(fill: string, fills: Record<FillRole, string>, ink: string): Record<FillRole, string> {
  const isSeen = Object.values(fills).every((color) => wcagContrast(color, fill) >= GRAPHIC_RATIO);
  return isSeen ? fills : plain(ink);
}

function legible(color: string, ground: string, otherwise: string): string {
  return wcagContrast(color, ground) >= TEXT_RATIO ? color : otherwise;
}

function contrast(ink: string, role: SolidRole, theme: Palette["light"]): number {
  return wcagContrast(ink, theme.roles[role].hex);
}
