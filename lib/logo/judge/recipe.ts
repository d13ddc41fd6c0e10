import type { MarkIdea } from "../mark";

/** Shorter words of a variant name letters and measures, not ways of drawing. */
const SHORTEST_WORD = 3;

/** What a mark is set in changes from brand to brand of one recipe, as its letter does. */
const FIELDS: ReadonlySet<string> = new Set(
  (
    "arch banner circle cut diamond disc gable half hexagon lancet leaf leaning lozenge octagon oval pebble pennant petal ring " +
    "rosette round roundel shield soft square squircle"
  ).split(" "),
);

/**
 * The way that a mark is made, whatever initial or thing it shows: "facet/tiles", "ligature/overlap small". Two brands
 * of one recipe look like siblings even where no form is the other's.
 */
export function recipeOf({
  family,
  variant,
  motifs,
}: Pick<MarkIdea, "family" | "variant" | "motifs">): string {
  const things = new Set(
    motifs.flatMap((motif) => (motif.startsWith("symbol:") ? motif.slice("symbol:".length).split("-") : [])),
  );
  const words = variant
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD && !things.has(word) && !FIELDS.has(word));
  return `${family}/${words.join(" ") || "plain"}`;
}
