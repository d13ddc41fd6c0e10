import { translate } from "@/lib/geometry/outline";
import { fromPathData, toPathData } from "@/lib/geometry/path-data";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { COLOR_VERSIONS, type ColorVersion, type Drawing, LOGO_VARIATIONS, type Logo } from "../logo.schema";
import { LOGO_PNG_SIZES, logoPath } from "../logo-path.schema";
import { constructionSvg } from "./construction";
import { encodeIco } from "./ico";
import { inOneColor } from "./join-touching";
import { drawingToPdf } from "./render-pdf";
import { paintOpaquePng, paintPng, rasterizeDrawing } from "./render-png";
import { drawingToSvg } from "./render-svg";

/**
 * Every file of the logo: SVG, PDF and PNG with a transparent ground where `logoPath` says, `logos/favicon/`,
 * `logos/construction.svg`, `logos/metrics.json`. All are drawn from the same path data. The brand's name stands in the
 * SVGs' titles, its slug in the files' names.
 */
export async function logoFiles(
  logo: Logo,
  { name, slug }: { readonly name: string; readonly slug: string },
): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const variation of LOGO_VARIATIONS) {
    const colored = logo.variations[variation];
    const plain = inOneColor(colored);
    // Where nothing is united, what is drawn for the colors serves for one color too.
    const isSame = plain.shapes[0]!.d === colored.shapes.map(({ d }) => d).join("");
    for (const version of COLOR_VERSIONS) {
      const { fills } = logo.versions[version];
      const drawing = isOneColor(version) ? plain : colored;
      files.push(
        textFile(
          logoPath(slug, { variation, version, format: "svg" }),
          drawingToSvg(drawing, fills, { title: name }),
        ),
      );
      files.push({
        path: logoPath(slug, { variation, version, format: "pdf" }),
        bytes: await drawingToPdf(drawing, fills),
      });
    }
    for (const sizePx of LOGO_PNG_SIZES) {
      const raster = rasterizeDrawing(colored, sizePx);
      const plainRaster = isSame ? raster : rasterizeDrawing(plain, sizePx);
      for (const version of COLOR_VERSIONS) {
        const bytes = paintPng(isOneColor(version) ? plainRaster : raster, logo.versions[version].fills);
        files.push({ path: logoPath(slug, { variation, version, format: "png", sizePx }), bytes });
      }
    }
  }
  return [...files, ...faviconFiles(logo, name), ...recordFiles(logo, name)];
}

function isOneColor(version: ColorVersion): boolean {
  return version === "black" || version === "white";
}

/** How the mark is built, and what was measured on it. */
function recordFiles(logo: Logo, name: string): GeneratedFile[] {
  const { mark, family, concept, treatment, metrics, gates, construction, clearSpace, minimumPx } = logo;
  const drawing = constructionSvg({
    icon: logo.variations.icon,
    construction,
    clearSpace,
    fills: logo.versions.color.fills,
    title: name,
  });
  const record = {
    mark,
    family,
    concept,
    wordmark: treatment,
    passed: gates.every(({ passed }) => passed),
    gates,
    metrics,
    clearSpace,
    minimumPx,
  };
  return [
    textFile("logos/construction.svg", drawing),
    textFile("logos/metrics.json", `${JSON.stringify(record, null, 2)}\n`),
  ];
}

/** Small pictures use the whole square; a home screen's icon needs room, and a maskable one its safe zone of 80 %. */
function faviconFiles(logo: Logo, name: string): GeneratedFile[] {
  const { fills, background } = logo.versions.color;
  const ground = background ?? "#ffffff";
  const icon = logo.variations.icon;
  const png = (sizePx: number) => paintPng(rasterizeDrawing(icon, sizePx), fills);
  const solid = (sizePx: number, room: number) =>
    paintOpaquePng(rasterizeDrawing(padded(icon, room), sizePx), fills, ground);
  const small = [16, 32, 48].map((sizePx) => ({ sizePx, png: png(sizePx) }));
  const file = (path: string, bytes: Uint8Array) => ({ path: `logos/favicon/${path}`, bytes });
  return [
    textFile("logos/favicon/favicon.svg", drawingToSvg(icon, fills, { title: name })),
    file("favicon.ico", encodeIco(small)),
    file("icon-16.png", small[0]!.png),
    file("icon-32.png", small[1]!.png),
    file("icon-180.png", solid(180, 0.14)),
    file("icon-192.png", png(192)),
    file("icon-512.png", png(512)),
    file("icon-512-maskable.png", solid(512, 0.22)),
  ];
}

/** The drawing with room on every side, as a share of the new width. */
function padded(drawing: Drawing, share: number): Drawing {
  const factor = 1 / (1 - 2 * share);
  const [width, height] = [drawing.width * factor, drawing.height * factor];
  const [x, y] = [(width - drawing.width) / 2, (height - drawing.height) / 2];
  return {
    width: round(width),
    height: round(height),
    shapes: drawing.shapes.map((shape) => ({ ...shape, d: shift(shape.d, x, y) })),
  };
}

function shift(d: string, x: number, y: number): string {
  return toPathData(translate(fromPathData(d), x, y));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
