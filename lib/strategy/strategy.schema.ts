import { z } from "zod";
import { WORD_LIMITS } from "@/lib/model/word-limits";

export const PERSONALITY_DIMENSIONS = [
  "sincerity",
  "excitement",
  "competence",
  "sophistication",
  "ruggedness",
] as const;
export const COLOR_MOODS = ["trust", "energy", "growth", "luxury", "play", "calm"] as const;
export const TYPE_VOICES = [
  "geometric",
  "humanist",
  "grotesque",
  "editorial",
  "classical",
  "technical",
  "expressive",
] as const;

/** UTF-16 units. */
export const POSITIONING_MAX = 300;

const trait = z.object({
  /** 0 to 1 (Aaker 1997). */
  score: z.number().min(0).max(1),
  /** The words of the brief that led to it, as written there. */
  why: z.array(z.string()),
});

const nameIdea = z.object({
  name: z.string().min(1).max(80),
  /** How it was made: "compound", "blend", "clipped", … or "customer". */
  method: z.string(),
  why: z.string(),
});

/**
 * The recorded answer of the strategist: built-in or a language model. An *input* of everything after it, which is
 * why it travels in the package as `strategy.json`.
 */
export const strategySchema = z.object({
  name: z.string().min(1).max(80),
  nameSource: z.enum(["customer", "generated"]),
  nameIdeas: z.array(nameIdea).max(6),
  /** `[a-z0-9-]`, used in every path that names the brand. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  tagline: z.string().min(1).max(WORD_LIMITS.tagline),
  oneLiner: z.string().min(1).max(WORD_LIMITS.oneLiner),
  mission: z.string().min(1).max(WORD_LIMITS.mission),
  /** For whom it is what, and why that one: a line. Empty in records older than the field, as the next three. */
  positioning: z.string().max(POSITIONING_MAX).default(""),
  /** What a customer may hold the brand to, in one sentence. */
  promise: z.string().max(WORD_LIMITS.promise).default(""),
  /** Who the customer is and what they look for. */
  audiencePicture: z.string().max(400).default(""),
  /** The paragraph that stands at the end of a press release. */
  boilerplate: z.string().max(700).default(""),
  /** What else may be said, the next best first, for a person to choose from; at most four for each. */
  alternatives: z
    .object({
      tagline: z.array(z.string().min(1).max(WORD_LIMITS.tagline)).max(4),
      mission: z.array(z.string().min(1).max(WORD_LIMITS.mission)).max(4),
      promise: z.array(z.string().min(1).max(WORD_LIMITS.promise)).max(4),
    })
    .default({ tagline: [], mission: [], promise: [] }),
  /** BCP 47 tag of the idea's language, "und" when it could not be told. */
  language: z.string(),
  direction: z.enum(["ltr", "rtl"]),
  /** ISO 15924 codes of the scripts that name, tagline and idea use, e.g. ["Latn"], ["Arab", "Latn"]. */
  scripts: z.array(z.string().regex(/^[A-Z][a-z]{3}$/)).min(1),
  /** The trade that the idea was recognised as, e.g. "bakery", or "general". */
  trade: z.string(),
  /** Content words of the idea, most telling first. */
  keywords: z.array(z.string()).max(12),
  /** Things that a mark may draw ("bread", "bicycle"), most fitting first: of the idea's words, then of its trade. */
  symbols: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
    .max(12)
    .default([]),
  personality: z.record(z.enum(PERSONALITY_DIMENSIONS), trait),
  colorMood: z.object({
    mood: z.enum(COLOR_MOODS),
    why: z.string(),
    /** Words of the brief that speak for the mood by themselves; none where its trade or a model suggested it. */
    words: z.array(z.string()).max(3).optional(),
  }),
  typeVoice: z.object({ voice: z.enum(TYPE_VOICES), why: z.string() }),
  values: z
    .array(z.object({ title: z.string(), text: z.string() }))
    .min(3)
    .max(5),
  voice: z
    .array(z.object({ do: z.string(), dont: z.string() }))
    .min(3)
    .max(5),
});

export type Strategy = z.infer<typeof strategySchema>;
export type PersonalityDimension = (typeof PERSONALITY_DIMENSIONS)[number];
export type ColorMood = (typeof COLOR_MOODS)[number];
export type TypeVoice = (typeof TYPE_VOICES)[number];
