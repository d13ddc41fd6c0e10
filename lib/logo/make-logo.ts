import type { FontSource } from "@/lib/fonts/font-source";
import { openTypesetter } from "@/lib/fonts/typesetter";
import { fromPathData } from "@/lib/geometry/path-data";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { type DesignChoices, seedOfPart } from "@/lib/model/choices.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { chooseMark, type MarkBrief, type UnknownMark } from "./choose-mark";
import { constructionOf } from "./export/construction";
import { checkGates } from "./judge/gates";
import { measureMark } from "./judge/metrics";
import type { JudgedMark } from "./judge-candidates";
import { drawLetter } from "./letters/draw-letter";
import { iconDrawing, makeLockups } from "./lockups";
import type { Drawing, Logo, LogoDirection } from "./logo.schema";
import { logoColors } from "./logo-colors";
import { readOwnMark } from "./own-mark/own-mark";
import { wantedMotifs } from "./symbols/motifs";
import { makeWordmark, type Wordmark } from "./wordmark/wordmark";

export interface LogoInput {
  readonly brief: Pick<DesignBrief, "businessIdea" | "style"> & {
    readonly choices?:
      | (Pick<DesignChoices, "mark" | "ownMark"> & {
          readonly seeds?: { readonly logos?: number } | undefined;
        })
      | undefined;
  };
  readonly strategy: Pick<
    Strategy,
    "name" | "slug" | "direction" | "trade" | "keywords" | "symbols" | "personality" | "colorMood"
  >;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly fonts: FontSource;
  readonly seed: number;
}

/**
 * Draws the logo: a mark chosen among measured candidates (or the customer's own), the name set in the heading face, and
 * their lockups. The mark is decided by the brief, the logo part's seed and, for letter families, the initial alone: a
 * new name keeps every other mark.
 * @throws MarkRefused when the customer's own mark has no area: `settleOwnMark` refuses it before it is in a brief
 */
export async function makeLogo(input: LogoInput): Promise<Logo | UnknownMark> {
  const { brief, strategy } = input;
  const random = randomOf(input);
  const chosen = chooseMark(await markBriefOf(input), random, brief.choices?.mark);
  if ("kind" in chosen) return chosen;
  const { mark, directions } = chosen;
  const own =
    brief.choices?.ownMark && readOwnMark(brief.choices.ownMark, logoColors(input.palette).color.fills);
  const idea = own ?? mark.idea;
  const word = await setName(input, random(`wordmark/${strategy.name}`));
  const variations = makeLockups(idea, word, strategy.direction);
  const measured = measureMark(outlineOf(variations.icon));
  return {
    mark: own ? `${own.family}/${own.variant}` : mark.id,
    family: idea.family,
    concept: idea.concept,
    directions: directions.map(toDirection),
    treatment: word.treatment,
    // Nobody declared what the customer's mark is meant to be.
    gates: checkGates(measured, own ? "asymmetric" : mark.symmetry),
    variations,
    versions: logoColors(input.palette),
    metrics: measured.metrics,
    construction: constructionOf(variations.icon),
    clearSpace: CLEAR_SPACE,
    minimumPx: minimumPx(variations),
  };
}

/** What the choice of a mark goes by. */
export async function markBriefOf(input: Omit<LogoInput, "palette">): Promise<MarkBrief> {
  const { brief, strategy, typography } = input;
  return {
    style: brief.style,
    personality: strategy.personality,
    motifs: wantedMotifs(strategy, brief.businessIdea),
    letter: await drawLetter(strategy.name, {
      ...fontsOf(input),
      style: brief.style,
      hasSerifs: typography.heading.category === "serif",
    }),
    symbols: strategy.symbols,
  };
}

/** The logo's own random streams, by what they are for. */
export function randomOf({ brief, seed }: Pick<LogoInput, "brief" | "seed">): (label: string) => Random {
  const own = seedOfPart(brief, "logos", seed);
  return (label) => seededRandom(own, `logo/${label}/${brief.businessIdea}`);
}

async function setName(input: LogoInput, random: Random): Promise<Wordmark> {
  const { brief, strategy, typography } = input;
  const weight = Math.max(...typography.heading.faces.map((face) => face.weight));
  const set = (text: string) =>
    openTypesetter(text, { ...fontsOf(input), weight, direction: strategy.direction });
  const named = await set(strategy.name);
  // A name of nothing but characters without an outline is shown by its slug rather than not at all.
  const name = named.draws(strategy.name) ? strategy.name : strategy.slug;
  const type = name === strategy.name ? named : await set(name);
  return makeWordmark(type, {
    name,
    style: brief.style,
    direction: strategy.direction,
    hasSerifs: typography.heading.category === "serif",
    random,
  });
}

function fontsOf({
  fonts,
  typography: { heading, body, scriptFallbacks },
}: Pick<LogoInput, "fonts" | "typography">) {
  const families = [heading, ...scriptFallbacks, body].map(({ family }) => family);
  return { fonts, families, opticalSize: heading.opticalSize };
}

function toDirection({ id, idea }: JudgedMark): LogoDirection {
  const icon = iconDrawing(idea);
  const { family, variant, concept } = idea;
  return { id, family, variant, concept, icon, metrics: measureMark(outlineOf(icon)).metrics };
}

/** A quarter of the icon's height on every side. */
const CLEAR_SPACE = 0.25;
const ICON_MINIMUM_PX = 16;
/** Height of the wordmark's letters below which they close up on screens. */
const LETTER_MINIMUM_PX = 9;

/** Widths in px. */
function minimumPx({ wordmark, combination }: Logo["variations"]): Logo["minimumPx"] {
  const widthAt = ({ width, height }: Drawing, heightPx: number) => Math.ceil((width / height) * heightPx);
  return {
    icon: ICON_MINIMUM_PX,
    wordmark: widthAt(wordmark, LETTER_MINIMUM_PX * 1.4),
    combination: widthAt(combination, ICON_MINIMUM_PX * 1.25),
  };
}

function outlineOf({ shapes }: Drawing) {
  return shapes.flatMap(({ d }) => fromPathData(d));
}
