import { z } from "zod";
import { MAX_MARK_FILE_LENGTH } from "@/lib/logo/own-mark/mark-limits";
import type { GivenMark } from "@/lib/logo/own-mark/settle-own-mark";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { CHOSEN_PARTS, designChoicesSchema, type OwnMark } from "@/lib/model/choices.schema";
import { countGraphemes } from "@/lib/model/text";
import { typedText } from "@/lib/model/typed-text";
import { VALUE_LIMITS, WORD_LIMITS } from "@/lib/model/word-limits";

export const REGENERATED_ASSETS = [...CHOSEN_PARTS, "components", "documentation"] as const;
export type RegeneratedAsset = (typeof REGENERATED_ASSETS)[number];

const MAX_INSTRUCTIONS = 500;
const INSTRUCTIONS_RULE = `length must be at most ${MAX_INSTRUCTIONS} characters`;

const GIVEN_BACK = "null gives the strategist's own back";

function words(max: number) {
  const constraint = `length must be between 1 and ${max} characters; ${GIVEN_BACK}`;
  return wording(max, constraint, `must be a text or null; ${constraint}`).nullable().optional();
}

function wording(max: number, constraint: string, kind: string) {
  return typedText(4 * max, constraint, kind)
    .refine((text) => text.length > 0 && countGraphemes(text, max) <= max && text.length <= max, {
      error: constraint,
    })
    .meta({ maxLength: max });
}

function valuePart(max: number) {
  const constraint = `length must be between 1 and ${max} characters`;
  return wording(max, constraint, `must be a text; ${constraint}`);
}

const VALUES_RULE = `must be three to five values, each with title and text; ${GIVEN_BACK}`;
const values = z
  .array(z.object({ title: valuePart(VALUE_LIMITS.title), text: valuePart(VALUE_LIMITS.text) }), {
    error: VALUES_RULE,
  })
  .min(3, { error: VALUES_RULE })
  .max(5, { error: VALUES_RULE })
  .nullable()
  .optional();

const { seeds, mark, palette, pair } = designChoicesSchema.shape;

const ownMarkShape = designChoicesSchema.shape.ownMark.unwrap();

/**
 * As outlines, or as the SVG file itself, `{"svg": "<svg …"}`. Only kind and length are looked at here: reading a stranger's
 * drawing is work for a render thread, once it is known that the brand is the caller's.
 */
const ownMark = ownMarkShape
  .partial()
  .extend({
    svg: z
      .string()
      .min(1)
      .max(MAX_MARK_FILE_LENGTH, {
        error: `must be an SVG file of at most ${MAX_MARK_FILE_LENGTH} characters`,
      })
      .optional(),
  })
  .superRefine(({ svg, ...outlines }, context) => {
    if (svg !== undefined) return;
    for (const issue of ownMarkShape.safeParse(outlines).error?.issues ?? []) {
      context.addIssue({ code: "custom", path: issue.path, message: issue.message });
    }
  })
  .transform(({ svg, ...outlines }): GivenMark => (svg === undefined ? (outlines as OwnMark) : { svg }));

const { name, seedColor, ...idea } = brandBriefSchema.shape;

/** What the business is, said anew. Left out: as it was. Name and color are settled in `choices`. */
const changedBriefSchema = z
  .object({
    businessIdea: idea.businessIdea,
    targetAudience: idea.targetAudience,
    style: idea.style,
    techStack: idea.techStack,
    features: idea.features,
  })
  .partial();

/**
 * What a person settles, part by part. Left out: as it was. null: the engine's own again.
 */
export const requestedChoicesSchema = z.object({
  seeds,
  name: name.nullable(),
  mark: mark.nullable(),
  ownMark: ownMark.nullable().optional(),
  palette: palette.nullable(),
  seedColor: seedColor.nullable(),
  pair: pair.nullable(),
  words: z
    .object({
      tagline: words(WORD_LIMITS.tagline),
      oneLiner: words(WORD_LIMITS.oneLiner),
      mission: words(WORD_LIMITS.mission),
      promise: words(WORD_LIMITS.promise),
      values,
    })
    .optional(),
});

/** Each of them once and once more: who repeats one means no harm. */
const listOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(z.enum(names, { error: `must be one of ${names.join(", ")}` }))
    .max(2 * names.length, { error: `must name at most ${2 * names.length} parts` });

const assetList = listOf(REGENERATED_ASSETS);

const keptParts = listOf(CHOSEN_PARTS);

/** The body of `POST /api/brands/:brandId/directions`. */
export const directionsRequestSchema = z.object({
  keep: keptParts.default([]),
  choices: requestedChoicesSchema.default({}),
});

/** The body of `POST /api/brands/:brandId/regenerate`. */
export const regenerateSchema = z
  .object({
    assets: assetList.default([]).meta({ description: "What to make again." }),
    seed: brandBriefSchema.shape.seed,
    instructions: typedText(20 * MAX_INSTRUCTIONS, INSTRUCTIONS_RULE)
      .refine((text) => countGraphemes(text, MAX_INSTRUCTIONS) <= MAX_INSTRUCTIONS, {
        error: INSTRUCTIONS_RULE,
      })
      .meta({ maxLength: MAX_INSTRUCTIONS })
      .optional()
      .meta({ description: "What you want changed, in up to 500 characters." }),
    keep: keptParts.default([]).meta({ description: "Parts that must stay as they are." }),
    choices: requestedChoicesSchema.default({}).meta({
      description:
        "What you settle yourself, part by part. Left out: as it was. null: the engine's own again.",
    }),
    brief: changedBriefSchema.optional().meta({
      description:
        "The idea, said anew; fields that are left out stay. Name, palette, mark and typefaces follow from it, but for a name, a color, a mark or words of your own, which stay. `keep` must be empty.",
    }),
  })
  .superRefine(({ assets, keep, choices, brief = {} }, context) => {
    const changed = new Set<string>([...assets, ...partsOf(choices)]);
    const saysAnew = Object.values(brief).some((value) => value !== undefined);
    if (changed.size === 0 && !choices.words && !saysAnew) {
      context.addIssue({
        code: "custom",
        path: ["assets"],
        message: `must name at least one of ${REGENERATED_ASSETS.join(", ")}, unless choices or brief say what to change`,
      });
    }
    if (saysAnew && keep.length > 0) {
      const message =
        "must be empty while brief changes, because everything follows from it: settle a name, a color or a mark of your own in choices";
      context.addIssue({ code: "custom", path: ["keep"], message });
    }
    for (const [index, part] of keep.entries()) {
      if (!changed.has(part)) continue;
      const message = `${part} cannot be kept and changed at once: take it out of keep, or out of assets and choices`;
      context.addIssue({ code: "custom", path: ["keep", index], message });
    }
  })
  .meta({ id: "RegenerateBrand" });

export type RequestedChoices = z.output<typeof requestedChoicesSchema>;
/** With the mark of the customer's own as a brief keeps it. */
export type SettledChoices = Omit<RequestedChoices, "ownMark"> & { ownMark?: OwnMark | null | undefined };
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
}: RequestedChoices | SettledChoices): (typeof CHOSEN_PARTS)[number][] {
  const given = (...values: unknown[]) => values.some((value) => value !== undefined);
  const touched = {
    name: given(seeds.name, name),
    palette: given(seeds.palette, palette, seedColor),
    typography: given(seeds.typography, pair),
    logos: given(seeds.logos, mark, ownMark),
  };
  return CHOSEN_PARTS.filter((part) => touched[part]);
}
