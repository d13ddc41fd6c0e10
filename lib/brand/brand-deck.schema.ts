import { z } from "zod";
import { deckEditsSchema, deckFormSchema, SLIDE_IDS, shownDeckFormSchema } from "@/lib/deck/deck.schema";

export const DECK_FILES = ["deck.pptx", "deck.pdf"] as const;
/** Pictures of the slides, for a browser. */
export const DECK_PICTURES = SLIDE_IDS.map((_, index) => `slide-${index + 1}.svg`);
export const deckFileNameSchema = z.enum([...DECK_FILES, ...DECK_PICTURES] as [string, ...string[]]);

/** What a deck is made from; what is left out stays as it was the last time. */
export const deckRequestSchema = z.object({
  form: deckFormSchema
    .optional()
    .meta({ description: "What only the founder knows; null or left out: a marked gap." }),
  texts: deckEditsSchema.optional().meta({
    description:
      "Texts of slides that are written over, by their place; all of them, every time. A place with less room takes fewer characters.",
  }),
});
export type DeckRequestBody = z.output<typeof deckRequestSchema>;

export const deckFileSchema = z.object({
  name: z.string(),
  format: z.enum(["pptx", "pdf"]),
  url: z.string().meta({ description: "Where it is, on this host." }),
  bytes: z.int(),
  sha256: z.string(),
});

const share = z.number();
const editableTextSchema = z.object({
  id: z.string().meta({ description: "Its place: what `texts` names it by." }),
  text: z.string(),
  isGap: z.boolean(),
  prompt: z.string().meta({ description: "What belongs there." }),
  box: z
    .object({ x: share, y: share, width: share, height: share })
    .meta({ description: "In shares of the slide." }),
  size: share.meta({ description: "Of its letters, in shares of the slide's height." }),
  direction: z.enum(["ltr", "rtl"]),
});

export const deckSlideSchema = z.object({
  id: z.enum(SLIDE_IDS),
  name: z.string(),
  texts: z.array(editableTextSchema),
});
export type DeckSlide = z.output<typeof deckSlideSchema>;

export const deckGapSchema = z.object({ slide: z.enum(SLIDE_IDS), id: z.string(), text: z.string() });

/** A brand's deck as its owner sees it. */
export const brandDeckSchema = z.object({
  brandId: z.string(),
  version: z.int().meta({ description: "The version of the brand that people see." }),
  isBought: z.boolean(),
  price: z.string().meta({ description: "In the network's native token, once for the brand." }),
  form: shownDeckFormSchema.nullable().meta({ description: "As it was given last; null before that." }),
  texts: z
    .record(z.string(), z.string())
    .meta({ description: "Texts that are written over, by their place." }),
  deck: z
    .object({
      madeAt: z.iso.datetime(),
      slides: z.array(deckSlideSchema.extend({ url: z.string() })),
      gaps: z.array(deckGapSchema).meta({ description: "What nobody has told yet, slide by slide." }),
      files: z.array(deckFileSchema),
    })
    .nullable()
    .meta({ description: "null until it is made for this version; made again at no price." }),
});
export type BrandDeck = z.output<typeof brandDeckSchema>;
