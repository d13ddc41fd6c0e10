import { BooleanFailure } from "@/lib/geometry/path-boolean";
import { soften } from "@/lib/geometry/soften";
import { WorkExceeded, withinLimit } from "@/lib/geometry/work-limit";
import { between, type Random } from "@/lib/model/random";
import type { MarkBrief } from "./choose-mark";
import { FAMILIES } from "./families/families";
import type { Family, FamilyInput } from "./families/family";
import { drawWatched, isLeftOut } from "./families/family-watch";
import type { MarkIdea, MarkSketch } from "./mark";
import { chooseSymbols } from "./symbols/motifs";

/** Families below this do not suit the style at all. */
const LEAST_SUITABLE = 0.2;

/**
 * Of the families that suit a style, the share that a brief gets, by lot: what is drawn for one brand after another is
 * nobody's own, and all of them would take half as long again.
 */
const DRAWN_SHARE = 0.66;

/** The candidates of some families that suit the style: 60 to 120, fewer for names without a drawable initial. */
export function drawCandidates(
  { style, letter, motifs }: Pick<MarkBrief, "style" | "letter" | "motifs">,
  random: (label: string) => Random,
): { family: Family; idea: MarkIdea }[] {
  const symbols = chooseSymbols(motifs);
  const suitable = FAMILIES.filter((family) => family.styles[style] >= LEAST_SUITABLE);
  const drawn = random("families")
    .shuffle(suitable)
    .slice(0, Math.ceil(DRAWN_SHARE * suitable.length))
    .filter(({ id }) => !isLeftOut(id));
  return drawn.flatMap((family) =>
    sketchesOf(family, { random: random(family.id), letter, symbols }).map((sketch, index) => ({
      family,
      idea: { family: family.id, ...finish(family, sketch, random(`edges/${family.id}/${index}`)) },
    })),
  );
}

/**
 * What one family may take for one brand: about four times what the dearest of them took in 40 brands (103 operations,
 * 2,282 segments).
 */
const FAMILY_LIMIT = { operations: 400, segments: 10_000 };

/** Outlines that cannot be combined, or not within the limit, cost a brand one family, not its logo. */
function sketchesOf(family: Family, input: FamilyInput): MarkSketch[] {
  try {
    return drawWatched(family.id, () => withinLimit(FAMILY_LIMIT, () => family.draw(input)));
  } catch (cause) {
    if (cause instanceof BooleanFailure || cause instanceof WorkExceeded) return [];
    throw cause;
  }
}

/** The form as cut, or with its corners rounded: how much, and whether inner ones too, is a brand's own. */
function finish({ isCut }: Family, sketch: MarkSketch, random: Random): MarkSketch {
  const draw = random.next();
  if (!isCut || draw < 0.5) return sketch;
  const corners = draw < 0.75 ? "outer" : "all";
  const radius = between(random, 1.8, corners === "outer" ? 8 : 6);
  return {
    ...sketch,
    roundness: Math.min(1, sketch.roundness + radius / 20),
    parts: sketch.parts.map((part) => ({ ...part, outline: soften(part.outline, radius, corners) })),
  };
}
