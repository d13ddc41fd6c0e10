import { escapeHtml } from "@/lib/model/escape";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { AXIS_TITLES } from "../axes";
import { SET_FILES } from "../set-files";
import type { DrawnVariant } from "../variants.schema";
import { COMPARISON_SCRIPT } from "./comparison-script";
import { COMPARISON_STYLE } from "./comparison-style";

interface ComparisonInput {
  name: string;
  /** Of the brand's words. */
  language: string;
  variants: readonly Pick<DrawnVariant, "arm" | "axis" | "from" | "to">[];
}

/**
 * The page that shows two designs beside each other, or one over the other with a border to move or more and more of it
 * showing through. It frames the landings of the arms as pictures that scroll with it, and links to each by itself; it loads
 * nothing else, and needs its script only to change the view.
 */
export function comparisonFiles(input: ComparisonInput): GeneratedFile[] {
  return [
    textFile(SET_FILES.comparison, page(input)),
    textFile("compare.css", COMPARISON_STYLE),
    textFile("compare.js", COMPARISON_SCRIPT),
  ];
}

function page({ name, language, variants }: ComparisonInput): string {
  const brand = `<bdi lang="${escapeHtml(language)}">${escapeHtml(name)}</bdi>`;
  const options = (chosen: string) =>
    variants
      .map(
        (variant) =>
          `<option value="${variant.arm}"${variant.arm === chosen ? " selected" : ""}>${titleOf(variant)}</option>`,
      )
      .join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}: designs side by side</title>
<link rel="icon" href="a/logos/favicon/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="compare.css">
<script src="compare.js" defer></script>
</head>
<body>
<main aria-label="Comparison">
<div class="bar">
<h1>${brand}: designs side by side</h1>
<form>
<label>Left <select name="left">${options("a")}</select></label>
<label>Right <select name="right">${options("b")}</select></label>
<label>View <select name="view"><option value="side" selected>Side by side</option><option value="slider">Overlay, with a border</option><option value="opacity">Overlay, see-through</option></select></label>
<label>Screen <select name="width"><option value="1280" selected>Desktop</option><option value="390">Phone</option></select></label>
<label class="amount" hidden>How much of the right one <input type="range" name="amount" min="0" max="100" value="50"></label>
</form>
</div>
<div class="stage" data-view="side">
<div class="pane" data-pane="left" inert><iframe src="a/index.html" title="Left: ${titleOf(variants[0]!)}"></iframe></div>
<div class="pane" data-pane="right" inert><iframe src="b/index.html" title="Right: ${titleOf(variants[1]!)}"></iframe></div>
</div>
<h2>What differs</h2>
<table>
<thead><tr><th scope="col">Design</th><th scope="col">Differs in</th><th scope="col">Control</th><th scope="col">This design</th></tr></thead>
<tbody>
${variants
  .map(
    ({ arm, axis, from, to }) =>
      `<tr><th scope="row"><a href="${arm}/index.html">${arm.toUpperCase()}</a></th><td>${axis ? AXIS_TITLES[axis] : "nothing: the control"}</td><td>${shown(axis, from)}</td><td>${shown(axis, to)}</td></tr>`,
  )
  .join("\n")}
</tbody>
</table>
</main>
</body>
</html>
`;
}

const titleOf = ({ arm, axis }: Pick<DrawnVariant, "arm" | "axis">) =>
  `${arm.toUpperCase()}, ${axis ? AXIS_TITLES[axis].toLowerCase() : "control"}`;

/** Only words of the brand's are in its own direction. */
function shown(axis: DrawnVariant["axis"], text: string): string {
  const escaped = `<bdi>${escapeHtml(text)}</bdi>`;
  return axis === "color"
    ? `<svg viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" fill="${escapeHtml(text)}"/></svg> <code>${escaped}</code>`
    : escaped;
}
