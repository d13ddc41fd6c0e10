import type { Matrix } from "@/lib/geometry/outline";
import { transform } from "@/lib/geometry/outline";
import { toPathData } from "@/lib/geometry/path-data";
import {
  circle as circleOutline,
  roundedRectangle,
  squircle as squircleOutline,
} from "@/lib/geometry/shapes";
import type { SceneGroup, SceneNode, SceneShape } from "./scene.schema";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** The box with room taken from each side. */
export function inset({ x, y, width, height }: Box, across: number, down = across): Box {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

export function shape(d: string, fill: string, opacity?: number): SceneShape {
  return { kind: "shape", d, fill, ...(opacity !== undefined && { opacity }) };
}

export function line(d: string, color: string, width: number): SceneShape {
  return { kind: "shape", d, stroke: { color, width } };
}

/** A line along the edge of a box. */
export function frame(area: Box, color: string, width: number, radius = 0): SceneShape {
  return line(rectangleData(area, radius), color, width);
}

export function rectangleData({ x, y, width, height }: Box, radius = 0): string {
  if (radius === 0) return `M${r(x)} ${r(y)}H${r(x + width)}V${r(y + height)}H${r(x)}Z`;
  return toPathData(roundedRectangle(x, y, x + width, y + height, Math.min(radius, width / 2, height / 2)));
}

export function rectangle(area: Box, fill: string, radius = 0): SceneShape {
  return shape(rectangleData(area, radius), fill);
}

export function circle(x: number, y: number, radius: number, fill: string): SceneShape {
  return shape(toPathData(circleOutline(x, y, radius)), fill);
}

/** The corner that home screens cut: a superellipse. */
export function squircleData({ x, y, width }: Box): string {
  return toPathData(transform(squircleOutline(width / 2), [1, 0, 0, 1, x + width / 2, y + width / 2]));
}

export function group(
  children: readonly SceneNode[],
  more: Omit<SceneGroup, "kind" | "children"> = {},
): SceneGroup {
  return { kind: "group", children, ...more };
}

/** Turned about a point by degrees, clockwise. */
export function turned(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y].map(r6) as unknown as Matrix;
}

/**
 * What a thing throws on what it lies on: flat, offset downwards, its edge softened by a few steps. No blur, which
 * printers and the PDF would turn into pixels.
 */
export function shadow(area: Box, color: string, height: number, radius = 0): SceneNode[] {
  return STEPS.map(([spread, opacity]) =>
    shape(
      rectangleData(
        {
          x: area.x - height * spread * 0.5,
          y: area.y + height * (0.55 - spread * 0.3),
          width: area.width + height * spread,
          height: area.height + height * spread * 0.9,
        },
        radius + height * (0.2 + spread * 0.5),
      ),
      color,
      opacity,
    ),
  );
}

const STEPS = [
  [1, 0.022],
  [0.75, 0.024],
  [0.5, 0.028],
  [0.28, 0.034],
  [0.1, 0.05],
] as const;

function r(value: number): number {
  return Math.round(value * 100) / 100;
}

function r6(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
