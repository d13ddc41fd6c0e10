import type { FontSource } from "@/lib/fonts/font-source";
import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { type DeckEdits, type DeckForm, type DeckWords, deckFormSchema } from "./deck.schema";
import { deckLook } from "./deck-look";
import { type DeckType, openDeckType } from "./deck-type";
import { type Box, type DeckPicture, type LaidDeck, SLIDE_HEIGHT, SLIDE_WIDTH } from "./laid-deck";
import { layDeck } from "./lay-deck";
import { deckToPdf } from "./pdf-deck";
import { planSlides } from "./plan-slides";
import { deckToPptx } from "./pptx/deck-to-pptx";
import { slideToSvg } from "./svg-slide";
import { textsOf, writeDeck } from "./write-deck";

export interface DeckBrand {
  readonly brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "features" | "style">;
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
}

export interface DeckRequest extends DeckBrand {
  readonly form: DeckForm;
  readonly edits: DeckEdits;
  /** The brand in use, for the product's slide. */
  readonly picture: DeckPicture | null;
}

/** A text that a person can write over, and where it stands on its slide, in shares of the slide. */
export interface EditableText {
  readonly id: string;
  readonly text: string;
  readonly isGap: boolean;
  readonly prompt: string;
  readonly box: Box;
  /** In shares of the slide's height. */
  readonly size: number;
  readonly direction: "ltr" | "rtl";
}

export interface DeckSlidePreview {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly EditableText[];
}

export interface MadeDeck {
  readonly pptx: Uint8Array;
  readonly pdf: Uint8Array;
  /** One picture of each slide, outlines alone. */
  readonly svgs: readonly string[];
  readonly slides: readonly DeckSlidePreview[];
  readonly gaps: DeckWords["gaps"];
}

/** The deck in both formats and as pictures, all from one layout: what one shows the others show. */
export async function makeDeck(request: DeckRequest, fonts: FontSource): Promise<MadeDeck> {
  const { words, deck, type, look } = await layOut(request, fonts);
  return {
    pptx: await deckToPptx(deck, look, type.names),
    pdf: await deckToPdf(deck, type, look),
    svgs: deck.slides.map((slide) => slideToSvg(slide, deck, type, look)),
    slides: deck.slides.map(({ id, name, slots }) => ({
      id,
      name,
      texts: slots
        .filter(({ isEditable }) => isEditable)
        .map(({ text, box, size, direction }) => ({
          ...text,
          box: {
            x: box.x / SLIDE_WIDTH,
            y: box.y / SLIDE_HEIGHT,
            width: box.width / SLIDE_WIDTH,
            height: box.height / SLIDE_HEIGHT,
          },
          size: size / SLIDE_HEIGHT,
          direction,
        })),
    })),
    gaps: words.gaps,
  };
}

/** The first slide of the brand's own deck, marked as a sample: what one sees before it is bought. */
export async function makeDeckSample(brand: DeckBrand, fonts: FontSource): Promise<string> {
  const request = { ...brand, form: deckFormSchema.parse({}), edits: {}, picture: null };
  const { deck, type, look } = await layOut(request, fonts);
  return slideToSvg(deck.slides[0]!, deck, type, look, watermark(type, look.colors.text));
}

const SAMPLE = "Sample";

function watermark(type: DeckType, color: string): string {
  const size = 150;
  const width = type.measure("heading", SAMPLE) * size;
  const d = type.outline("heading", SAMPLE, "ltr", size, -width / 2, size * 0.35);
  return `<g transform="translate(${SLIDE_WIDTH / 2} ${SLIDE_HEIGHT / 2}) rotate(-20)"><path d="${d}" fill="${color}" fill-opacity=".16"/></g>`;
}

export interface LaidOut {
  readonly words: DeckWords;
  readonly deck: LaidDeck;
  readonly type: DeckType;
  readonly look: ReturnType<typeof deckLook>;
}

/** Writes the words, opens the fonts, and places everything. */
export async function layOut(request: DeckRequest, fonts: FontSource): Promise<LaidOut> {
  const { brief, strategy, palette, typography, logo, picture } = request;
  const words = writeDeck(request);
  const look = deckLook(brief.style, palette, logo);
  const shown = words.slides.flatMap((slide) => [
    slide.kicker,
    ...textsOf(slide).map(({ text }) => text),
    ...(slide.chart?.points.map(({ label }) => label) ?? []),
  ]);
  const type = await openDeckType(typography, fonts, shown.join(""));
  const { name, language, direction } = strategy;
  const deck = layDeck(planSlides(words, look, logo, picture?.ratio ?? null), type, {
    title: name,
    language,
    direction,
    picture,
  });
  return { words, deck, type, look };
}
