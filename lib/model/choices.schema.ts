import { z } from "zod";
import { VALUE_LIMITS, WORD_LIMITS } from "./word-limits";

/** The parts that can be made again, each with a seed of its own, while the others stay as they are. */
export const CHOSEN_PARTS = ["name", "palette", "typography", "logos"] as const;
export type ChosenPart = (typeof CHOSEN_PARTS)[number];

/** Alternatives of a palette that are offered beside each other; 0 is the engine's own choice. */
export const PALETTE_ALTERNATIVES = 4;

const MAX_SEED = 0xffff_ffff;

const text = (max: number) => z.string().min(1).max(max);

/** Edited words of the strategy; each one given replaces the strategist's. */
const wordsSchema = z
  .object({
    tagline: text(WORD_LIMITS.tagline),
    oneLiner: text(WORD_LIMITS.oneLiner),
    mission: text(WORD_LIMITS.mission),
    promise: text(WORD_LIMITS.promise),
    values: z
      .array(z.object({ title: text(VALUE_LIMITS.title), text: text(VALUE_LIMITS.text) }))
      .min(3)
      .max(5),
  })
  .partial();

/** Beyond these a drawing's thousandths are lost to rounding. */
export const MAX_MARK_COORDINATE = 1_000_000;
const coordinate = z.number().min(-MAX_MARK_COORDINATE).max(MAX_MARK_COORDINATE);

/** A mark that the customer brought: filled outlines alone, in the units of its own view box. */
const ownMarkSchema = z.object({
  // JSON Schema's `prefixItems` alone would leave the length open.
  viewBox: z
    .tuple([coordinate, coordinate, coordinate.positive(), coordinate.positive()])
    .meta({ items: { type: "number" }, minItems: 4, maxItems: 4 }),
  /** SVG path data, absolute, non-zero fill; one entry a shape. */
  paths: z.array(z.string().min(1).max(20_000)).min(1).max(24),
  /** Its own color of each path, in the same order; absent where it has one color. Later paths lie over earlier ones. */
  fills: z
    .array(
      z
        .string()
        .max(7)
        .regex(/^#[0-9a-f]{6}$/),
    )
    .max(24)
    .optional(),
});

/**
 * What a person settled after seeing a first version. It is part of the brief, so that brief and seed still decide
 * every byte; a part that nobody touched is decided by the version's seed.
 */
export const designChoicesSchema = z.object({
  /** Seeds of the parts that were made again. */
  seeds: z.partialRecord(z.enum(CHOSEN_PARTS), z.int().min(0).max(MAX_SEED)).optional(),
  /** Id of the mark's direction, `<family>/<variant>`, as the logo stage lists them. */
  mark: z
    .string()
    .max(120, { abort: true })
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .optional(),
  ownMark: ownMarkSchema.optional(),
  /** Index of a palette alternative. */
  palette: z
    .int()
    .min(0)
    .max(PALETTE_ALTERNATIVES - 1)
    .optional(),
  /** Id of a type pair. */
  pair: z
    .string()
    .max(80, { abort: true })
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  words: wordsSchema.optional(),
});

export type DesignChoices = z.output<typeof designChoicesSchema>;
export type OwnMark = z.output<typeof ownMarkSchema>;

/** The seed that decides a part: its own when it was made again, else the version's. */
export function seedOfPart<Part extends ChosenPart>(
  { choices }: { choices?: { seeds?: { readonly [Name in Part]?: number } | undefined } | undefined },
  part: Part,
  seed: number,
): number {
  return choices?.seeds?.[part] ?? seed;
}

/** The brief with a seed of its own for a part. */
export function withSeedOfPart<Brief extends { choices?: DesignChoices | undefined }>(
  brief: Brief,
  part: ChosenPart,
  seed: number,
): Brief {
  return { ...brief, choices: { ...brief.choices, seeds: { ...brief.choices?.seeds, [part]: seed } } };
}
