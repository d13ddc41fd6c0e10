import { z } from "zod";

export const LOGO_VARIATIONS = ["wordmark", "icon", "combination", "stacked"] as const;
export const COLOR_VERSIONS = ["color", "reversed", "black", "white"] as const;
export type LogoVariation = (typeof LOGO_VARIATIONS)[number];
export type ColorVersion = (typeof COLOR_VERSIONS)[number];

/** Which colour of a version fills a shape: the brand's primary, its accent, or the text colour ("ink"). */
export const FILL_ROLES = ["primary", "accent", "ink"] as const;
export type FillRole = (typeof FILL_ROLES)[number];

const shapeSchema = z.object({
  /** SVG path data, absolute commands, outlines only, non-zero fill; coordinates with at most 3 decimals. */
  d: z.string(),
  fill: z.enum(FILL_ROLES),
});

/** Geometry with its origin at the top left; the one source of SVG, PNG and PDF. */
export const drawingSchema = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  shapes: z.array(shapeSchema).min(1),
});

const metricsSchema = z.object({
  inkShare: z.number(),
  centroidOffset: z.number(),
  symmetryIou: z.number(),
  components: z.int(),
  holes: z.int(),
  complexity: z.number(),
  smallSizeIou: z.number(),
  openingLoss: z.number(),
  commands: z.int(),
});

/** One way that the mark could look: drawn, measured, and past every gate. */
const directionSchema = z.object({
  /** `<family>/<variant>`, the same for the same brief and seed; `brief.choices.mark` names it. */
  id: z.string(),
  family: z.string(),
  variant: z.string(),
  concept: z.string(),
  icon: drawingSchema,
  metrics: metricsSchema,
});

const gateSchema = z.object({
  metric: z.string(),
  value: z.number(),
  /** What would be valid, e.g. "0.22 to 0.8". */
  band: z.string(),
  passed: z.boolean(),
});

/** What the mark is drawn along, in the icon's units. */
const constructionSchema = z.object({
  /** Side of a square of its grid. */
  unit: z.number().positive(),
  circles: z.array(z.object({ x: z.number(), y: z.number(), r: z.number().positive() })),
  lines: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })),
});

/** What makes the setting of the name its own; "" where none is known. */
const treatmentSchema = z.enum(["", "dot", "cut", "crossbar", "ligature", "alternate", "tracking"]);

export const logoSchema = z.object({
  /** Id of the direction that is used; "customer/own" for a mark that the customer brought. */
  mark: z.string().default(""),
  /** The family of the mark, e.g. "monogram-cut"; "customer" for a mark that the customer brought. */
  family: z.string(),
  concept: z.string(),
  /** Six unlike directions, best first; the one in use is among them unless the customer brought it. */
  directions: z.array(directionSchema).max(6).default([]),
  treatment: treatmentSchema.default(""),
  /** The figures of the mark in use against their bands. Only a customer's own mark may miss one. */
  gates: z.array(gateSchema).default([]),
  variations: z.record(z.enum(LOGO_VARIATIONS), drawingSchema),
  /** Hex fills of each colour version; `background` is what the version is meant to stand on. */
  versions: z.record(
    z.enum(COLOR_VERSIONS),
    z.object({ fills: z.record(z.enum(FILL_ROLES), z.string()), background: z.string().nullable() }),
  ),
  /** Measured on the final icon, definitions in `lib/logo/judge/metrics.ts`. */
  metrics: metricsSchema,
  construction: constructionSchema.default({ unit: 17, circles: [], lines: [] }),
  /** Clear space on every side and smallest sizes, in units of the icon's height and in px. */
  clearSpace: z.number(),
  minimumPx: z.object({ icon: z.number(), wordmark: z.number(), combination: z.number() }),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type Logo = z.infer<typeof logoSchema>;
export type LogoDirection = z.infer<typeof directionSchema>;
export type Construction = z.infer<typeof constructionSchema>;
export type GateResult = z.infer<typeof gateSchema>;
export type LogoMetrics = z.infer<typeof metricsSchema>;
