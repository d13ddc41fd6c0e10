import { designOf, type Experiment, exposed, reached } from "../shared/events";
import { visitorId } from "../shared/visitor";

/**
 * For the head of any page, as a classic script that holds the parser for a moment: who sees which design is settled before
 * anything is painted, so that nothing moves and nothing flashes.
 */
const running: Experiment[] = [];

const variants = {
  /**
   * Begins an experiment. `<html>` gets the attribute `data-<key>` with the letter of the design; where the script's own tag
   * says `data-designs`, the folder of the designs, also `data-variant`, and the page loads the design's style sheets.
   * @returns the letter; that of the control for those whom the experiment leaves out
   */
  start(experiment: Experiment, faces: Readonly<Record<string, readonly string[]>> = {}): string {
    const visitor = visitorId();
    const design = designOf(experiment, visitor) ?? experiment.arms[0] ?? "";
    const root = document.documentElement;
    root.setAttribute(`data-${experiment.key}`, design);
    const folder = document.currentScript?.dataset.designs;
    if (folder !== undefined) {
      root.dataset.variant = design;
      const at = `${folder}${design}/`;
      // Written while the page is read, a style sheet is waited for before the first paint.
      document.write(
        ...(faces[design] ?? []).map(
          (face) => `<link rel="preload" href="${at}${face}" as="font" type="font/woff2" crossorigin>`,
        ),
        `<link rel="stylesheet" href="${at}tokens/brand.css"><link rel="stylesheet" href="${at}landing.css">`,
      );
    }
    running.push(experiment);
    exposed(experiment, visitor);
    return design;
  },

  /** Counts the goal for every experiment of the page. */
  track(): void {
    for (const experiment of running) reached(experiment, visitorId());
  },
};

/** A press on what has `data-goal` is the goal. */
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-goal]")) variants.track();
});

(globalThis as { marqueVariants?: typeof variants }).marqueVariants = variants;
