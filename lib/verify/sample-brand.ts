import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import {
  type ColorRole,
  type Palette,
  type PaletteTheme,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { contrastRatio } from "./contrast-ratio";

/** A brand for the tests of checks and packaging, complete and within every rule. Text is the test's own. */
export function sampleBrand(text: { name?: string; tagline?: string; businessIdea?: string } = {}) {
  const name = text.name ?? "Harvest & Hearth";
  const brief: DesignBrief = {
    businessIdea: text.businessIdea ?? "A bakery that delivers sourdough bread by bicycle",
    targetAudience: "Families in the old town",
    style: "modern",
    techStack: "react",
    features: ["shop"],
    name,
  };
  const tagline = text.tagline ?? "Sourdough by bicycle, warm at your door";
  return { brief, seed: 7, strategy: sampleStrategy(name, tagline), palette: samplePalette(), ...rest };
}

function sampleStrategy(name: string, tagline: string): Strategy {
  const trait = { score: 0.5, why: ["bread"] };
  const value = { title: "Fresh", text: "Baked on the day." };
  const voice = { do: "Say what is in the bread.", dont: "Praise it." };
  return {
    name,
    nameSource: "customer",
    nameIdeas: [{ name, method: "customer", why: "Given." }],
    slug: "harvest-hearth",
    tagline,
    oneLiner: `${name} brings bread to families in the old town.`,
    mission: "Bread for every street.",
    positioning: "For people who like bread, the bakery that bakes it daily.",
    promise: "Bread every day.",
    audiencePicture: "People who like bread.",
    boilerplate: "It bakes bread every day for people who like it.",
    alternatives: { tagline: [], mission: [], promise: [] },
    language: "en",
    direction: "ltr",
    scripts: ["Latn"],
    trade: "bakery",
    keywords: ["bread", "bicycle"],
    symbols: ["bread"],
    personality: {
      sincerity: trait,
      excitement: trait,
      competence: trait,
      sophistication: trait,
      ruggedness: trait,
    },
    colorMood: { mood: "growth", why: "bread" },
    typeVoice: { voice: "humanist", why: "bread" },
    values: [value, value, value],
    voice: [voice, voice, voice],
  };
}

function samplePalette(): Palette {
  const light = theme(
    "#1f6f54 #17523e #e2f1eb #7a3e9d #b3261e #fdfdfc #ffffff #f3f5f3 #868c88 #1a1d1b #5a615d #2e7d32 #8a5a00 #c62828 #1565c0",
    "#ffffff",
    "#0f3d2d",
  );
  const dark = theme(
    "#5cc4a0 #8fdcc2 #173a2f #c99be6 #ff8a80 #101412 #1a201d #232b27 #6f7a74 #f0f4f1 #a9b4ad #81c784 #ffcc66 #ef9a9a #90caf9",
    "#0b0f0d",
    "#b9efdc",
  );
  const strongLight = theme(
    "#0f4a37 #0b3527 #d5ebe2 #4c1f68 #7a1510 #ffffff #fafbfa #f2f4f2 #6a706c #000000 #3a403d #14491a #523500 #7f1414 #0b3f78",
    "#ffffff",
    "#0b3527",
  );
  const strongDark = theme(
    "#7fe0bd #b4ecd8 #173a2f #dcbcf2 #ffb3ac #050706 #0d110f #151a18 #8a948e #ffffff #ced6d1 #a5d8a8 #ffdd99 #f7bcbc #bcdefb",
    "#000000",
    "#d5f7ea",
  );
  const reason = "It suits bread.";
  const closest = { least: 15, pair: ["success", "info"] as ["success", "info"] };
  const distances = { normal: closest, protan: closest, deutan: closest, tritan: closest };
  return {
    light,
    dark,
    pairs: pairsOf({ light, dark }, 4.5, 3),
    highContrast: {
      light: strongLight,
      dark: strongDark,
      pairs: pairsOf({ light: strongLight, dark: strongDark }, 7, 4.5),
    },
    p3: { light: inP3(light), dark: inP3(dark) },
    distances: { light: distances, dark: distances },
    seed: { given: null, carriesText: true, note: "No color was given." },
    reasons: { primary: reason, secondary: reason, accent: reason, neutrals: reason },
  };
}

/** Greys by the first channel: enough for files that only carry the numbers on. */
function inP3({ roles, hover, focusRing }: PaletteTheme): Palette["p3"]["light"] {
  const channels = (hex: string): [number, number, number] => {
    const share = Number((Number.parseInt(hex.slice(1, 3), 16) / 255).toFixed(4));
    return [share, share, share];
  };
  const of = <Name extends string>(names: Record<Name, string>) =>
    Object.fromEntries(Object.entries<string>(names).map(([name, hex]) => [name, channels(hex)])) as Record<
      Name,
      [number, number, number]
    >;
  const hexes = Object.fromEntries(Object.entries(roles).map(([role, { hex }]) => [role, hex])) as Record<
    keyof typeof roles,
    string
  >;
  return { roles: of(hexes), hover: of(hover), focusRing: channels(focusRing) };
}

const ROLE_ORDER = [
  "primary",
  "primary-strong",
  "primary-soft",
  "secondary",
  "accent",
  "background",
  "surface",
  "surface-2",
  "border",
  "text",
  "text-muted",
  "success",
  "warning",
  "danger",
  "info",
] as const;

function theme(hexes: string, on: string, focusRing: string): PaletteTheme {
  const list = hexes.split(" ");
  const roles = Object.fromEntries(
    ROLE_ORDER.map((role, index) => [role, { hex: list[index]!, oklch: [0.5, 0.1, 160] }]),
  ) as PaletteTheme["roles"];
  const solids = <T>(make: (role: (typeof SOLID_ROLES)[number]) => T) =>
    Object.fromEntries(SOLID_ROLES.map((role) => [role, make(role)])) as Record<
      (typeof SOLID_ROLES)[number],
      T
    >;
  return { roles, onSolid: solids(() => on), hover: solids((role) => roles[role].hex), focusRing };
}

const face = (slug: string, weight: number) => ({ weight, path: `fonts/${slug}/${slug}-${weight}.woff2` });
const typography: Typography = {
  heading: {
    family: "Figtree",
    slug: "figtree",
    category: "sans-serif",
    fallback: "system-ui, sans-serif",
    faces: [face("figtree", 700)],
    license: "LICENSES/figtree.txt",
  },
  body: {
    family: "Inter",
    slug: "inter",
    category: "sans-serif",
    fallback: "system-ui, sans-serif",
    faces: [face("inter", 400), face("inter", 600)],
    license: "LICENSES/inter.txt",
  },
  mono: {
    family: "JetBrains Mono",
    slug: "jetbrains-mono",
    category: "monospace",
    fallback: "monospace",
    faces: [face("jetbrains-mono", 400)],
    license: "LICENSES/jetbrains-mono.txt",
  },
  scriptFallbacks: [],
  scale: ["display", "h1", "h2", "h3", "body", "small"].map((name) => ({
    name,
    minPx: 16,
    maxPx: 18,
    clamp: "clamp(1rem, 1rem + 0.1vw, 1.125rem)",
    lineHeight: 1.5,
    letterSpacing: 0,
    weight: 400,
    role: "body" as const,
  })),
  reason: "Two clear voices.",
};

const drawing = { width: 64, height: 64, shapes: [{ d: "M4 4H60V60H4Z", fill: "primary" as const }] };
const fills = { primary: "#1f6f54", accent: "#b3261e", ink: "#1a1d1b" };
const version = { fills, background: null };
const logo: Logo = {
  mark: "sample/plain",
  directions: [],
  treatment: "tracking",
  construction: { unit: 17, circles: [], lines: [] },
  gates: [],
  family: "modular-grid",
  concept: "A loaf seen from above.",
  variations: { wordmark: drawing, icon: drawing, combination: drawing, stacked: drawing },
  versions: { color: version, reversed: version, black: version, white: version },
  metrics: {
    inkShare: 0.5,
    centroidOffset: 0,
    symmetryIou: 1,
    components: 1,
    holes: 0,
    complexity: 4,
    smallSizeIou: 0.9,
    openingLoss: 0,
    commands: 8,
  },
  clearSpace: 0.5,
  minimumPx: { icon: 16, wordmark: 80, combination: 96 },
};
const rest = { typography, logo };

/** What a palette says of its themes: text on the grounds and on each solid, the focus ring. */
function pairsOf(themes: Record<Theme, PaletteTheme>, textRatio: number, focusRatio: number) {
  const pairs: Palette["pairs"] = [];
  for (const theme of THEMES) {
    const { roles, onSolid, focusRing } = themes[theme];
    const add = (foreground: string, foregroundHex: string, background: ColorRole, required: number) =>
      pairs.push({
        theme,
        foreground,
        background,
        foregroundHex,
        backgroundHex: roles[background].hex,
        ratio: Math.floor(contrastRatio(foregroundHex, roles[background].hex) * 100) / 100,
        required,
        use: required === textRatio ? "text" : "focus",
      });
    for (const ground of ["background", "surface", "surface-2"] as const) {
      add("text", roles.text.hex, ground, textRatio);
      add("text-muted", roles["text-muted"].hex, ground, textRatio);
    }
    for (const solid of SOLID_ROLES) add(`on-${solid}`, onSolid[solid], solid, textRatio);
    add("focus-ring", focusRing, "background", focusRatio);
  }
  return pairs;
}
