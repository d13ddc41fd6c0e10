import type { Matrix } from "@/lib/geometry/outline";
import type { SceneId } from "./scenes.schema";

/** One area of one color, or a line where `stroke` is given. */
export interface SceneShape {
  readonly kind: "shape";
  /** Path data of absolute M, L, H, V, C, Z. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
  readonly opacity?: number;
}

/** The same area again and again. */
export interface SceneCopies {
  readonly kind: "copies";
  readonly d: string;
  readonly fill: string;
  readonly matrices: readonly Matrix[];
}

export interface SceneGroup {
  readonly kind: "group";
  readonly children: readonly SceneNode[];
  readonly matrix?: Matrix;
  /** Path data in the group's own coordinates: what lies outside is not seen. */
  readonly clip?: string;
}

export type SceneNode = SceneShape | SceneCopies | SceneGroup;

/** A picture as data: whoever draws it, in an SVG or in a PDF, adds nothing and leaves nothing out. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SceneNode[];
}

/** Draws a scene of a brand; undefined where it does not suit it. */
export type Scenes = (id: SceneId) => Scene | undefined;
