import type { DesignBrief } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { FontSource } from "@/lib/typography/font-source";
import type { Typography } from "@/lib/typography/typography.schema";
import { chooseMark } from "./choose-mark";
import { drawLetter } from "./letter";
import { makeLockups } from "./lockups";
import type { Drawing, Logo } from "./logo.schema";
import { logoColors } from "./logo-colors";
import { measureMark } from "./metrics";
import { wantedMotifs } from "./motifs";
import { fromPathData } from "./path-data";
import { openTypesetter } from "./typesetter";
import { makeWordmark } from "./wordmark";

export interface LogoInput {
  readonly brief: DesignBrief;
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly fonts: FontSource;
  readonly seed: number;
}

/** Draws the logo: a mark chosen among measured candidates, the name set in the heading face, and their lockups. */
export async function makeLogo(input: LogoInput): Promise<Logo> {
  const { brief, strategy, typography, fonts, seed } = input;
  // The name and the idea are part of the label, so that two ideas with one seed get different marks.
  const random = (label: string) =>
    seededRandom(seed, `logo/${label}/${strategy.name}/${brief.businessIdea}`);
  const { heading, body, scriptFallbacks } = typography;
  const families = [heading, ...scriptFallbacks, body].map(({ family }) => family);
  const opticalSize = heading.opticalSize;
  const letter = await drawLetter(strategy.name, {
    fonts,
    families,
    style: brief.style,
    hasSerifs: heading.category === "serif",
    opticalSize,
  });
  const { idea } = chooseMark(
    {
      style: brief.style,
      personality: strategy.personality,
      motifs: wantedMotifs(strategy, brief.businessIdea),
      letter,
    },
    random,
  );

  const weight = Math.max(...heading.faces.map((face) => face.weight));
  const set = (text: string) =>
    openTypesetter(text, { fonts, families, weight, opticalSize, direction: strategy.direction });
  const named = await set(strategy.name);
  // A name of nothing but characters without an outline is shown by its slug rather than not at all.
  const name = named.draws(strategy.name) ? strategy.name : strategy.slug;
  const type = name === strategy.name ? named : await set(name);
  const word = makeWordmark(type, {
    name,
    style: brief.style,
    direction: strategy.direction,
    random: random("wordmark"),
  });
  const variations = makeLockups(idea, word, strategy.direction);
  return {
    family: idea.family,
    concept: idea.concept,
    variations,
    versions: logoColors(input.palette),
    metrics: measureMark(outlineOf(variations.icon)).metrics,
    clearSpace: CLEAR_SPACE,
    minimumPx: minimumPx(variations),
  };
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
