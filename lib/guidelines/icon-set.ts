import type { Style } from "@/lib/model/brief.schema";

/** How the brand draws icons, in units of a grid of 24. */
export interface IconStyle {
  readonly stroke: number;
  /** Of outer corners. */
  readonly radius: number;
  readonly ends: "round" | "butt";
}

export interface Icon {
  readonly name: string;
  /** Path data of strokes. */
  readonly strokes: string;
  /** Path data of the one part that takes a wash of the brand's color. */
  readonly wash: string;
}

export const ICON_GRID = 24;
const STROKES: Record<Style, number> = { minimal: 1.25, classic: 1.5, modern: 1.75, bold: 2.5 };

/** Stroke by the style, corners by the radius of controls (px): icons stand beside buttons and fields. */
export function iconStyle(style: Style, controlRadiusPx: number): IconStyle {
  const radius = Math.round(Math.min(4, controlRadiusPx / 4) * 4) / 4;
  return { stroke: STROKES[style], radius, ends: radius < 0.75 ? "butt" : "round" };
}

/** Twelve icons that nearly every product needs, drawn on the grid with the style's own corners. */
export function iconSet({ radius }: IconStyle): Icon[] {
  const r = radius;
  return [
    icon("search", `${circle(10.5, 10.5, 6.5)}M15.4 15.4L20.5 20.5`, circle(10.5, 10.5, 6.5)),
    icon("home", "M3.5 11.5L12 4L20.5 11.5M6 9.6V20H18V9.6", box(10, 14, 4, 6, 0)),
    icon(
      "person",
      `${circle(12, 8, 4)}M4.5 20.5C4.5 16.4 7.6 14.5 12 14.5C16.4 14.5 19.5 16.4 19.5 20.5`,
      circle(12, 8, 4),
    ),
    icon("calendar", `${box(4, 5.5, 16, 15, r)}M4 10.5H20M8.5 3.5V7M15.5 3.5V7`, box(13, 13.5, 4, 4, r / 4)),
    icon("mail", `${box(3.5, 5.5, 17, 13.5, r)}M4.5 8L12 13.5L19.5 8`, "M4.5 8L12 13.5L19.5 8Z"),
    icon("document", `${box(5.5, 3.5, 13, 17, r)}M9 9H15M9 12.5H15M9 16H12.5`, box(5.5, 3.5, 13, 17, r)),
    icon("time", `${circle(12, 12, 8.5)}M12 7V12L15.2 14.2`, circle(12, 12, 8.5)),
    icon(
      "place",
      `M12 21C7.6 16.6 5.5 13.4 5.5 10A6.5 6.5 0 0 1 18.5 10C18.5 13.4 16.4 16.6 12 21Z${circle(12, 10, 2.5)}`,
      circle(12, 10, 2.5),
    ),
    icon("message", `${box(3.5, 4.5, 17, 12, r)}M8 16.5V20.5L12.4 16.5`, box(7, 8, 6, 1.6, 0)),
    icon(
      "settings",
      `M3.5 8H6.6M11.4 8H20.5M3.5 16H12.6M17.4 16H20.5${circle(9, 8, 2.4)}${circle(15, 16, 2.4)}`,
      circle(9, 8, 2.4),
    ),
    icon("done", `${circle(12, 12, 8.5)}M8 12.4L10.9 15.1L16 9.4`, circle(12, 12, 8.5)),
    icon("onward", "M3.5 12H20M13.5 5.5L20 12L13.5 18.5", "M13.5 5.5L20 12L13.5 18.5Z"),
  ];
}

function icon(name: string, strokes: string, wash: string): Icon {
  return { name, strokes, wash };
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const [right, bottom] = [x + width, y + height];
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}`,
    `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join("");
}
