import { Resvg } from "@resvg/resvg-js";
import { drawingToSvg } from "@/lib/logo/export/render-svg";
import type { Drawing } from "@/lib/logo/logo.schema";
import type { Palette, Theme } from "@/lib/palette/palette.schema";
import { makeBrandHere } from "@/lib/render/engine-here";
import { MARQUE_BRIEF, MARQUE_SEED } from "./marque-brief";

export interface IdentityFile {
  /** Relative to the project. */
  path: string;
  bytes: Uint8Array;
}

/** Everything that the application wears, as the engine makes it from Marque's own brief and seed. */
export async function makeIdentity(): Promise<IdentityFile[]> {
  const request = { brief: MARQUE_BRIEF, seed: MARQUE_SEED, until: ["palette", "logos"] as const };
  const { outputs } = await makeBrandHere(request, { files: false });
  const { palette, logos: logo } = outputs;
  const { icon, wordmark } = logo.variations;
  const { color, white } = logo.versions;
  const { primary } = palette.light.roles;
  const svg = drawingToSvg(icon, color.fills);
  const onPrimary = drawingToSvg(icon, white.fills);
  return [
    text("app/identity.css", identityCss(palette)),
    text("components/ui/identity-drawings.ts", drawingsModule({ mark: icon, wordmark })),
    text("components/ui/identity-colors.ts", colorsModule(palette)),
    text("app/icon.svg", svg),
    text("public/icons/marque.svg", svg),
    { path: "public/icons/marque-192.png", bytes: png(svg, icon, 192, 1, null) },
    { path: "public/icons/marque-512.png", bytes: png(svg, icon, 512, 1, null) },
    { path: "public/icons/marque-maskable-512.png", bytes: png(onPrimary, icon, 512, 0.5, primary.hex) },
    { path: "app/apple-icon.png", bytes: png(onPrimary, icon, 180, 0.56, primary.hex) },
  ];
}

const GENERATED = "Made from scripts/identity/marque-brief.ts; make again: node scripts/run.mjs identity";

/** The application's colors by what they are for, each from a role of the palette in both themes. */
function identityCss(palette: Palette): string {
  const [light, dark] = [identityColors(palette, "light"), identityColors(palette, "dark")];
  const lines = Object.keys(light).map((name) => `  --${name}: light-dark(${light[name]}, ${dark[name]});`);
  return `/* ${GENERATED} */\n:root {\n${lines.join("\n")}\n}\n`;
}

function identityColors(palette: Palette, name: Theme): Record<string, string> {
  const { roles, hover, onSolid } = palette[name];
  // The accent carries text: the primary itself where it can, everywhere.
  const ofPrimary = palette.pairs.filter(
    ({ theme, foreground }) => theme === name && foreground === "primary",
  );
  const accent =
    ofPrimary.length > 0 && ofPrimary.every(({ ratio }) => ratio >= TEXT_CONTRAST)
      ? "primary"
      : "primary-strong";
  return {
    paper: roles.background.hex,
    sheet: roles.surface.hex,
    well: roles["surface-2"].hex,
    ink: roles.text.hex,
    "ink-soft": roles["text-muted"].hex,
    control: roles.border.hex,
    accent: roles[accent].hex,
    "accent-strong": hover[accent],
    "on-accent": onSolid[accent],
    "accent-second": roles.accent.hex,
    "accent-wash": roles["primary-soft"].hex,
    good: roles.success.hex,
  };
}

const TEXT_CONTRAST = 4.5;

function colorsModule({ light, dark }: Palette): string {
  const paper = { light: light.roles.background.hex, dark: dark.roles.background.hex };
  return `// ${GENERATED}\n\n/** What browsers color their own frame with. */\nexport const PAPER = ${object(paper)} as const;\n`;
}

function drawingsModule(drawings: Record<string, Drawing>): string {
  const constants = Object.entries(drawings).map(
    ([name, drawing]) => `export const ${name.toUpperCase()} = ${object(drawing)} as const;\n`,
  );
  return `// ${GENERATED}\n\n${constants.join("\n")}`;
}

const object = (value: unknown) => JSON.stringify(value, null, 2);

/** The mark in the middle of a square, `share` of its side. */
function png(svg: string, { width, height }: Drawing, size: number, share: number, ground: string | null) {
  const scale = (size * share) / Math.max(width, height);
  const [x, y] = [(size - width * scale) / 2, (size - height * scale) / 2];
  const paths = svg.replace(/<\/?svg[^>]*>/g, "");
  const field = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : "";
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${field}<g transform="translate(${x} ${y}) scale(${scale})">${paths}</g></svg>`;
  return new Resvg(square, { font: { loadSystemFonts: false } }).render().asPng();
}

function text(path: string, content: string): IdentityFile {
  return { path, bytes: new TextEncoder().encode(content) };
}
