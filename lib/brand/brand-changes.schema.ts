import { z } from "zod";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { CHOSEN_PARTS, designChoicesSchema } from "@/lib/model/choices.schema";
import { countGraphemes, hasLoneSurrogate, normalizeText } from "@/lib/model/text";
import { readMarkFile } from "./read-mark-file";
import { WORD_LIMITS } from "./word-limits";

export const REGENERATED_ASSETS = [...CHOSEN_PARTS, "components", "documentation"] as const;
export type RegeneratedAsset = (typeof REGENERATED_ASSETS)[number];

const MAX_INSTRUCTIONS = 500;

function words(max: number) {
  const constraint = `length must be between 1 and ${max} characters; null gives the strategist's own back`;
  return z
    .string({ error: `must be a text or null; ${constraint}` })
    .refine((text) => !hasLoneSurrogate(text), { error: "must be well-formed Unicode text", abort: true })
    .transform(normalizeText)
    .refine((text) => text.length > 0 && countGraphemes(text, max) <= max && text.length <= max, {
      error: constraint,
    })
    .meta({ maxLength: max })
    .nullable()
    .optional();
}

const { seeds, mark, palette, pair } = designChoicesSchema.shape;

/** As outlines, or as the SVG file itself, `{"svg": "<svg …"}`, which is read as strictly as in the browser. */
const ownMark = z
  .unknown()
  .transform((given, context) => {
    const svg = (given as { svg?: unknown } | null | undefined)?.svg;
    if (typeof svg !== "string") return given;
    try {
      return readMarkFile(svg);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
      return z.NEVER;
    }
  })
  .pipe(designChoicesSchema.shape.ownMark.nullable());

const { name, seedColor } = brandBriefSchema.shape;

/**
 * What a person settles, part by part. Left out: as it was. null: the engine's own again.
 */
export const requestedChoicesSchema = z.object({
  seeds,
  name: name.nullable(),
  mark: mark.nullable(),
  ownMark: ownMark.optional(),
  palette: palette.nullable(),
  seedColor: seedColor.nullable(),
  pair: pair.nullable(),
  words: z
    .object({
      tagline: words(WORD_LIMITS.tagline),
      oneLiner: words(WORD_LIMITS.oneLiner),
      mission: words(WORD_LIMITS.mission),
      promise: words(WORD_LIMITS.promise),
    })
    .optional(),
});

const assetList = z.array(
  z.enum(REGENERATED_ASSETS, { error: `must be one of ${REGENERATED_ASSETS.join(", ")}` }),
);

/** Parts that must stay as they are. */
const keptParts = z.array(z.enum(CHOSEN_PARTS, { error: `must be one of ${CHOSEN_PARTS.join(", ")}` }));

/** The body of `POST /api/brands/:brandId/directions`. */
export const directionsRequestSchema = z.object({
  keep: keptParts.default([]),
  choices: requestedChoicesSchema.default({}),
});

/** The body of `POST /api/brands/:brandId/regenerate`. */
export const regenerateSchema = z
  .object({
    assets: assetList.default([]),
    seed: brandBriefSchema.shape.seed,
    instructions: z
      .string()
      .transform(normalizeText)
      .refine((text) => countGraphemes(text, MAX_INSTRUCTIONS) <= MAX_INSTRUCTIONS, {
        error: `length must be at most ${MAX_INSTRUCTIONS} characters`,
      })
      .meta({ maxLength: MAX_INSTRUCTIONS })
      .optional(),
    /** Parts that must stay as they are. */
    keep: z.array(z.enum(CHOSEN_PARTS, { error: `must be one of ${CHOSEN_PARTS.join(", ")}` })).default([]),
    choices: requestedChoicesSchema.default({}),
  })
  .superRefine(({ assets, keep, choices }, context) => {
    const changed = new Set<string>([...assets, ...partsOf(choices)]);
    if (changed.size === 0 && !choices.words) {
      context.addIssue({
        code: "custom",
        path: ["assets"],
        message: `must name at least one of ${REGENERATED_ASSETS.join(", ")}, unless choices say what to change`,
      });
    }
    for (const [index, part] of keep.entries()) {
      if (!changed.has(part)) continue;
      const message = `${part} cannot be kept and changed at once: take it out of keep, or out of assets and choices`;
      context.addIssue({ code: "custom", path: ["keep", index], message });
    }
  });

export type RequestedChoices = z.output<typeof requestedChoicesSchema>;
export type DirectionsRequest = Partial<z.output<typeof directionsRequestSchema>>;
export type RegenerateRequest = z.output<typeof regenerateSchema>;

/** The parts that these choices touch. */
export function partsOf({
  seeds = {},
  name,
  mark,
  ownMark,
  palette,
  seedColor,
  pair,
}: RequestedChoices): (typeof CHOSEN_PARTS)[number][] {
  const given = (...values: unknown[]) => values.some((value) => value !== undefined);
  const touched = {
    name: given(seeds.name, name),
    palette: given(seeds.palette, palette, seedColor),
    typography: given(seeds.typography, pair),
    logos: given(seeds.logos, mark, ownMark),
  };
  return CHOSEN_PARTS.filter((part) => touched[part]);
}
