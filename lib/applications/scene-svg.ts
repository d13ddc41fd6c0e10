import type { Matrix } from "@/lib/geometry/outline";
import { compactPathData } from "@/lib/geometry/path-data";
import { escapeHtml } from "@/lib/model/escape";
import type { Scene, SceneNode } from "./scene.schema";

/** Path data that is used again is written once where it is longer than this. */
const WORTH_NAMING = 120;

/** A scene as an SVG: outlines alone, nothing outside the file; `title` is its accessible name. */
export function sceneToSvg({ width, height, nodes }: Scene, title: string): string {
  const named = namePaths(nodes);
  const clips = new Map<string, string>();
  const clipUrl = (d: string) => {
    const id = clips.get(d) ?? `c${clips.size}`;
    clips.set(d, id);
    return ` clip-path="url(#${id})"`;
  };
  const area = (d: string, paint: string) => {
    const id = named.get(d);
    return id ? `<use href="#${id}"${paint}/>` : `<path${paint} d="${short(d)}"/>`;
  };
  const write = (node: SceneNode): string => {
    if (node.kind === "shape") {
      const { d, fill, stroke, opacity } = node;
      const line = stroke ? ` stroke="${stroke.color}" stroke-width="${number(stroke.width)}"` : "";
      return area(
        d,
        ` fill="${fill ?? "none"}"${line}${opacity === undefined ? "" : ` fill-opacity="${opacity}"`}`,
      );
    }
    if (node.kind === "copies") {
      const { d, fill, matrices } = node;
      return `<g fill="${fill}">${matrices.map((matrix) => area(d, move(matrix))).join("")}</g>`;
    }
    const { children, matrix, clip } = node;
    const inner = children.map(write).join("");
    if (!matrix && !clip) return inner;
    return `<g${matrix ? move(matrix) : ""}${clip ? clipUrl(clip) : ""}>${inner}</g>`;
  };
  const body = nodes.map(write).join("");
  const defs = [
    ...[...named].map(([d, id]) => `<path id="${id}" d="${short(d)}"/>`),
    ...[...clips].map(([d, id]) => `<clipPath id="${id}"><path d="${short(d)}"/></clipPath>`),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    defs.length > 0 ? `<defs>${defs.join("")}</defs>` : "",
    body,
    "</svg>\n",
  ].join("");
}

function namePaths(nodes: readonly SceneNode[]): Map<string, string> {
  const uses = new Map<string, number>();
  const count = (node: SceneNode) => {
    if (node.kind === "group") node.children.forEach(count);
    else uses.set(node.d, (uses.get(node.d) ?? 0) + (node.kind === "copies" ? node.matrices.length : 1));
  };
  nodes.forEach(count);
  const again = [...uses].filter(([d, times]) => times > 1 && d.length > WORTH_NAMING);
  return new Map(again.map(([d], index) => [d, `p${index}`]));
}

/** Relative commands where the data is of outlines; lines and arcs of things are short as they are. */
function short(d: string): string {
  return d.endsWith("Z") && !/[HV]/.test(d) ? compactPathData(d) : d;
}

function move(matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1) return ` transform="translate(${number(e)} ${number(f)})"`;
  return ` transform="matrix(${matrix.map(number).join(" ")})"`;
}

function number(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
