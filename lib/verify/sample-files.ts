import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { COLOR_VERSIONS } from "@/lib/logo/logo.schema";
import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import { COLOR_ROLES, type Palette, THEMES } from "@/lib/palette/palette.schema";
import type { Typography } from "@/lib/typography/typography.schema";

export const SAMPLE_SVG =
  '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>A &amp; B</title><path fill="#1f6f54" d="M4 4H60V60H4Z"/></svg>';

/** A file set for the tests that passes every check. */
export async function sampleFiles(palette: Palette, typography: Typography): Promise<GeneratedFile[]> {
  const pdf = await samplePdf((page) => page.path("M4 4 L60 4 L60 60 Z").fill("#1f6f54"));
  const pngs = [512, 1024, 2048].map((size) => [size, samplePng(size, 8)] as const);
  const logos = ["wordmark", "icon", "combination"].flatMap((variation) =>
    COLOR_VERSIONS.flatMap((version) => {
      const base = `logos/${variation}/${version}`;
      return [
        textFile(`${base}.svg`, SAMPLE_SVG),
        { path: `${base}.pdf`, bytes: pdf },
        ...pngs.map(([size, bytes]) => ({ path: `${base}-${size}.png`, bytes })),
      ];
    }),
  );
  const fonts = [typography.heading, typography.body, typography.mono];
  return [
    ...logos,
    ...fonts.flatMap((font) => font.faces.map(({ path }) => ({ path, bytes: sampleWoff2() }))),
    ...fonts.map((font) =>
      textFile(font.license, `SIL Open Font License. https://openfontlicense.org ${"x".repeat(99)}`),
    ),
    jsonFile("tokens/brand.tokens.json", sampleTokens(palette)),
    textFile("tokens/brand.css", sampleCss(palette)),
    textFile("README.md", "# Harvest &amp; Hearth\n\nUse `<img>`, see [the tokens](tokens/brand.css)."),
  ];
}

export function samplePng(width: number, height: number, drawn = true): Uint8Array {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  if (drawn) rows.fill(0xff, rows.length - 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

export async function samplePdf(draw: (page: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [64, 64], margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function sampleWoff2(): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write("wOF2");
  bytes.writeUInt32BE(bytes.length, 8);
  return new Uint8Array(bytes);
}

const components = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const colorToken = (hex: string) => ({
  $type: "color",
  $value: { colorSpace: "srgb", components: components(hex), hex },
});

export function sampleTokens(palette: Palette) {
  const theme = (name: (typeof THEMES)[number], themes: Pick<Palette, typeof name> = palette) =>
    Object.fromEntries(COLOR_ROLES.map((role) => [role, colorToken(themes[name].roles[role].hex)]));
  return {
    color: {
      light: theme("light"),
      dark: theme("dark"),
      "light-more": theme("light", palette.highContrast),
      "dark-more": theme("dark", palette.highContrast),
      brand: { primary: { $type: "color", $value: "{color.light.primary}" } },
    },
    space: { s: { $type: "dimension", $value: { value: 8, unit: "px" } } },
    motion: {
      quick: { $type: "duration", $value: { value: 120, unit: "ms" } },
      out: { $type: "cubicBezier", $value: [0.2, 0, 0, 1] },
      hover: {
        $type: "transition",
        $value: {
          duration: "{motion.quick}",
          delay: { value: 0, unit: "ms" },
          timingFunction: "{motion.out}",
        },
      },
    },
  };
}

function sampleCss(palette: Palette): string {
  return [palette, palette.highContrast]
    .flatMap((themes, level) =>
      THEMES.map((theme) => {
        const lines = COLOR_ROLES.map((role) => `--${role}: ${themes[theme].roles[role].hex};`);
        return `[data-theme="${theme}"]${level ? '[data-contrast="more"]' : ""} { ${lines.join(" ")} }`;
      }),
    )
    .join("\n");
}
