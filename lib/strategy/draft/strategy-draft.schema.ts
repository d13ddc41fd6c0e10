import { z } from "zod";
import {
  COLOR_MOODS,
  PERSONALITY_DIMENSIONS,
  type Strategy,
  strategySchema,
  TYPE_VOICES,
} from "../strategy.schema";

/** What the engine decides, or the customer: no words for people. */
const FIXED: ReadonlySet<string> = new Set(["name", "slug", "language", "trade"]);
type WordField = {
  [Field in keyof Strategy]: string extends Strategy[Field] ? Field : never;
}[keyof Strategy];

/** How a model may say that it made a name; wider than what is made here, because it knows more words. */
export const DRAFT_NAME_METHODS = [
  "real word",
  "metaphor",
  "foreign word",
  "compound",
  "blend",
  "clipped",
  "affixed",
  "invented",
] as const;

/** Every sentence of a strategy that people read, with its longest length: tagline, mission and so on. */
export const WORD_FIELDS: readonly { field: WordField; max: number }[] = Object.entries(
  strategySchema.shape,
).flatMap(([field, schema]) => {
  const text = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return text instanceof z.ZodString && text.maxLength !== null && !FIXED.has(field)
    ? [{ field: field as WordField, max: text.maxLength }]
    : [];
});

const trait = z.object({ score: z.number(), why: z.array(z.string()) });

/**
 * What a language model is asked for: the part of a strategy that is words and choices. Its strings have no limits here,
 * because providers refuse schemas that do; `applyDraft` holds every one to the strategy's own schema.
 */
export const strategyDraftSchema = z.object({
  names: z.array(z.object({ name: z.string(), method: z.enum(DRAFT_NAME_METHODS), why: z.string() })),
  words: z.object(Object.fromEntries(WORD_FIELDS.map(({ field }) => [field, z.string()]))),
  values: z.array(z.object({ title: z.string(), text: z.string() })),
  voice: z.array(z.object({ do: z.string(), dont: z.string() })),
  personality: z.object(
    Object.fromEntries(PERSONALITY_DIMENSIONS.map((dimension) => [dimension, trait])) as Record<
      (typeof PERSONALITY_DIMENSIONS)[number],
      typeof trait
    >,
  ),
  colorMood: z.object({ mood: z.enum(COLOR_MOODS), why: z.string() }),
  typeVoice: z.object({ voice: z.enum(TYPE_VOICES), why: z.string() }),
});

export type StrategyDraft = z.infer<typeof strategyDraftSchema>;
