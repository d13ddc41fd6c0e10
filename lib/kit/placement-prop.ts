const PLACEMENTS = ["bottom-start", "bottom", "bottom-end", "top-start", "top", "top-end", "start", "end"];

/** The property of everything that floats: where it opens, as `data-placement` tells the style sheet. */
export function placementProp(preset: string) {
  return {
    name: "placement",
    type: PLACEMENTS.map((name) => JSON.stringify(name)).join(" | "),
    default: JSON.stringify(preset),
    description: "Where it opens; on the other side where there is no room.",
  };
}
