import { z } from "zod";
import { leftOut } from "@/lib/model/left-out";
import { countGraphemes } from "@/lib/model/text";
import { typedText } from "@/lib/model/typed-text";
import { DECK_LIMITS, placeLimit } from "./deck-limits";

/** The ten slides, in the order in which investors read them. */
export const SLIDE_IDS = [
  "title",
  "problem",
  "solution",
  "why-now",
  "market",
  "product",
  "model",
  "competition",
  "team",
  "ask",
] as const;
export type SlideId = (typeof SLIDE_IDS)[number];

function text(max: number) {
  const constraint = `length must be at most ${max} characters`;
  return typedText(4 * max, constraint, `must be a text; ${constraint}`)
    .refine((value) => countGraphemes(value, max) <= max && value.length <= 4 * max, { error: constraint })
    .meta({ maxLength: max });
}

function filled(max: number) {
  const constraint = `length must be between 1 and ${max} characters`;
  return typedText(4 * max, constraint, `must be a text; ${constraint}`)
    .refine((value) => value.length > 0 && countGraphemes(value, max) <= max && value.length <= 4 * max, {
      error: constraint,
    })
    .meta({ minLength: 1, maxLength: max });
}

function list<Item extends z.ZodType>(item: Item, most: number) {
  const error = `must be a list of at most ${most}`;
  return z.array(item, { error }).max(most, { error }).default([]);
}

const AMOUNT_RULE = "must be a number between 0 and 1000000000000000";
const amount = z
  .number({ error: AMOUNT_RULE })
  .min(0, { error: AMOUNT_RULE })
  .max(DECK_LIMITS.amount, { error: AMOUNT_RULE });
const YEAR_RULE = "must be a year between 1990 and 2100";
const PERCENT_RULE = "must be a whole number between 0 and 100";

/**
 * What only the founder knows. All of it may be left out: what is not said is a marked gap on its slide, and nothing is
 * made up in its place.
 */
export const deckFormSchema = z.strictObject({
  /** What is wrong today, in a sentence. */
  problem: leftOut(text(DECK_LIMITS.statement)),
  /** What it costs those who have it. */
  problemPoints: list(filled(DECK_LIMITS.point), DECK_LIMITS.points),
  /** What has changed, so that this works now. */
  whyNow: list(filled(DECK_LIMITS.point), DECK_LIMITS.points),
  /** ISO 4217, for every amount. */
  currency: z
    .string({ error: "must be a currency of three capital letters" })
    .max(3, { error: "must be a currency of three capital letters", abort: true })
    .regex(/^[A-Z]{3}$/, { error: "must be a currency of three capital letters" })
    .default("USD"),
  /** A year's sales: of everybody, of those who can be reached, of those who are aimed at. */
  market: z
    .strictObject({
      total: leftOut(amount),
      reachable: leftOut(amount),
      target: leftOut(amount),
      source: leftOut(text(DECK_LIMITS.source)),
    })
    .prefault({}),
  /** How money is made, in a sentence. */
  model: leftOut(text(DECK_LIMITS.statement)),
  prices: list(
    z.strictObject({ value: filled(DECK_LIMITS.value), label: filled(DECK_LIMITS.label) }),
    DECK_LIMITS.prices,
  ),
  competitors: list(
    z.strictObject({ name: filled(DECK_LIMITS.name), difference: filled(DECK_LIMITS.difference) }),
    DECK_LIMITS.competitors,
  ),
  /** What the brand does that they do not. */
  ours: leftOut(text(DECK_LIMITS.difference)),
  team: list(
    z.strictObject({ name: filled(DECK_LIMITS.name), role: filled(DECK_LIMITS.role) }),
    DECK_LIMITS.members,
  ),
  milestones: list(
    z.strictObject({ when: filled(DECK_LIMITS.when), what: filled(DECK_LIMITS.step) }),
    DECK_LIMITS.steps,
  ),
  revenue: list(
    z.strictObject({
      year: z.int({ error: YEAR_RULE }).min(1990, { error: YEAR_RULE }).max(2100, { error: YEAR_RULE }),
      amount,
    }),
    DECK_LIMITS.years,
  ),
  /** How much is raised. */
  ask: leftOut(amount),
  uses: list(
    z.strictObject({
      what: filled(DECK_LIMITS.label),
      percent: z
        .int({ error: PERCENT_RULE })
        .min(0, { error: PERCENT_RULE })
        .max(100, { error: PERCENT_RULE }),
    }),
    DECK_LIMITS.uses,
  ),
  contact: leftOut(text(DECK_LIMITS.contact)),
});
export type DeckForm = z.output<typeof deckFormSchema>;
export type DeckFormInput = z.input<typeof deckFormSchema>;

const said = z.string().optional();
const sum = z.number().optional();
/** The form as it is shown again: the same without its rules, which only what comes in has to keep. */
export const shownDeckFormSchema = z.object({
  problem: said,
  problemPoints: z.array(z.string()),
  whyNow: z.array(z.string()),
  currency: z.string(),
  market: z.object({ total: sum, reachable: sum, target: sum, source: said }),
  model: said,
  prices: z.array(z.object({ value: z.string(), label: z.string() })),
  competitors: z.array(z.object({ name: z.string(), difference: z.string() })),
  ours: said,
  team: z.array(z.object({ name: z.string(), role: z.string() })),
  milestones: z.array(z.object({ when: z.string(), what: z.string() })),
  revenue: z.array(z.object({ year: z.int(), amount: z.number() })),
  ask: sum,
  uses: z.array(z.object({ what: z.string(), percent: z.int() })),
  contact: said,
}) satisfies z.ZodType<DeckForm>;

const rows = (slide: SlideId, parts: readonly string[], count: number) =>
  parts.flatMap((part) => Array.from({ length: count }, (_, index) => `${slide}.${part}-${index + 1}`));

/** Every place that a text of a deck may have; which of them a deck has depends on its form. */
export const DECK_PLACES = [
  ...SLIDE_IDS.map((slide) => `${slide}.title`),
  "title.lead",
  "title.caption",
  "market.chart",
  "market.caption",
  "ask.chart",
  "ask.caption",
  ...rows("problem", ["text"], DECK_LIMITS.points),
  ...rows("solution", ["head", "text"], DECK_LIMITS.points),
  ...rows("why-now", ["text"], DECK_LIMITS.points),
  ...rows("product", ["text"], DECK_LIMITS.features),
  ...rows("model", ["head", "text"], DECK_LIMITS.prices),
  ...rows("competition", ["key", "entry"], 1),
  ...rows("competition", ["head", "text"], DECK_LIMITS.competitors),
  ...rows("team", ["head", "text"], DECK_LIMITS.members),
  ...rows("team", ["key", "entry"], DECK_LIMITS.steps),
  ...rows("ask", ["head", "text"], DECK_LIMITS.uses),
] as [string, ...string[]];

const PLACE_RULE = "must be a place of the deck, such as problem.title";
/** Texts of slides that somebody wrote over, by place; "" gives the deck's own back. */
export const deckEditsSchema = z
  .partialRecord(z.enum(DECK_PLACES, { error: PLACE_RULE }), text(DECK_LIMITS.edit))
  .superRefine((edits, { addIssue }) => {
    for (const [place, written = ""] of Object.entries(edits)) {
      const most = placeLimit(place);
      if (countGraphemes(written, most) <= most) continue;
      addIssue({ code: "custom", path: [place], message: `length must be at most ${most} characters` });
    }
  });
export type DeckEdits = Readonly<Record<string, string>>;

/** One paragraph on a slide. */
export interface DeckText {
  /** Its place, such as "why-now.point-2": what edits name. */
  readonly id: string;
  readonly text: string;
  /** Marked as something to fill in. */
  readonly isGap: boolean;
  /** What belongs there, in the deck's language; the prompt of its placeholder. */
  readonly prompt: string;
}

export interface DeckChart {
  readonly kind: "bars" | "columns";
  readonly series: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** 0 or 1 digits behind the point, for all. */
  readonly digits: 0 | 1;
}

export interface DeckItem {
  readonly head?: DeckText;
  readonly text?: DeckText;
}

/** What a slide says, before it is known where. */
export interface SlideWords {
  readonly id: SlideId;
  /** What kind of slide it is, above its title; the first has none. */
  readonly kicker: string;
  readonly title: DeckText;
  readonly lead?: DeckText;
  readonly items: readonly DeckItem[];
  /** The second list: milestones, or what the money is for. */
  readonly more: readonly DeckItem[];
  readonly chart?: DeckChart;
  /** Stands where the chart would be. */
  readonly chartGap?: DeckText;
  /** Unit and source of the chart. */
  readonly caption?: DeckText;
  readonly notes: readonly string[];
}

export interface DeckWords {
  readonly slides: readonly SlideWords[];
  readonly gaps: readonly { readonly slide: SlideId; readonly id: string; readonly text: string }[];
}
