import { compactPathData } from "@/lib/geometry/path-data";
import { escapeHtml } from "@/lib/model/escape";
import type { Drawing, FillRole } from "../logo.schema";

interface SvgOptions {
  /** Accessible name; also what a pointer shows. Escaped. */
  readonly title?: string;
}

/** A drawing as SVG: outlines only, one path a colour, no reference to anything outside the file. */
export function drawingToSvg(
  drawing: Drawing,
  fills: Record<FillRole, string>,
  options: SvgOptions = {},
): string {
  const { width, height, shapes } = drawing;
  const title = options.title ? `<title>${escapeHtml(options.title)}</title>` : "";
  const label = options.title ? ' role="img"' : ' aria-hidden="true"';
  const paths = mergeByColor(shapes, fills).map(
    ([color, data]) => `<path fill="${escapeHtml(color)}" d="${compactPathData(data)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${label}>${title}${paths.join("")}</svg>\n`;
}

/** Shapes never overlap, so those of one colour can share a path whatever stands between them. */
function mergeByColor(shapes: Drawing["shapes"], fills: Record<FillRole, string>): [string, string][] {
  const merged = new Map<string, string>();
  for (const { d, fill } of shapes) merged.set(fills[fill], (merged.get(fills[fill]) ?? "") + d);
  return [...merged];
}
