import { escapeHtml, escapeMarkdown } from "@/lib/model/escape";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { safeJson } from "@/lib/model/safe-json";
import { ARMS, AXIS_TITLES, WEIGHTS } from "./axes";
import { MOST_ID_LENGTH } from "./experiment-limits";
import { headScripts } from "./head-scripts";
import { SET_FILES } from "./set-files";
import type { DrawnVariant } from "./variants.schema";

export interface TestingInput {
  experimentKey: string;
  /** Where events are counted. */
  collector: string;
  name: string;
  language: string;
  direction: "ltr" | "rtl";
  variants: readonly Pick<DrawnVariant, "arm" | "axis" | "from" | "to" | "facts">[];
}

/** What is written for each brand beside the templates: the experiment, what the designs show, pages and the guide. */
export function testingFiles(input: TestingInput): GeneratedFile[] {
  const { experimentKey, collector } = input;
  const experiment = { key: experimentKey, arms: [...ARMS], weights: [...WEIGHTS], collector };
  const faces = Object.fromEntries(input.variants.map(({ arm, facts }) => [arm, facts.faces]));
  const content = Object.fromEntries(
    input.variants.map(({ arm, facts: { tagline, oneLiner, action, logo } }) => [
      arm,
      { name: input.name, tagline, oneLiner, action, logo: { ...logo, src: `${arm}/${logo.src}` } },
    ]),
  );
  return [
    textFile(
      "testing/shared/experiment.ts",
      `import type { Experiment } from "./variants-provider";

/** The experiment as it was made for your brand. */
export const experiment: Experiment = ${safeJson(experiment)};
`,
    ),
    textFile(
      "testing/shared/content.ts",
      `import type { DesignContent } from "./design-content";

/** The designs by their letters. */
export const content: Readonly<Record<string, DesignContent>> = ${safeJson(content)};
`,
    ),
    textFile(
      "testing/html/experiment.js",
      `"use strict";
marqueVariants.start(
${safeJson(experiment)},
${safeJson(faces)},
);
`,
    ),
    textFile("testing/html/index.html", htmlSample(input)),
    textFile("testing/react/index.html", appSample(input, "example.tsx")),
    textFile("testing/vue/index.html", appSample(input, "example.ts")),
    textFile(SET_FILES.guide, guide(input)),
  ];
}

/** Every design's words stand in the page, and those of the others are never shown: nothing is put there late. */
function htmlSample(input: TestingInput): string {
  const { name, variants } = input;
  const of = (write: (variant: (typeof variants)[number]) => string) => variants.map(write).join("\n");
  return `${headStart(input)}
<style>
[data-design] { display: none; }
html:not([data-variant]) [data-design="a"]${ARMS.map((arm) => `, [data-variant="${arm}"] [data-design="${arm}"]`).join("")} { display: contents; }
</style>
${headScripts("../../", "")}
<noscript><link rel="stylesheet" href="../../a/tokens/brand.css"><link rel="stylesheet" href="../../a/landing.css"></noscript>
</head>
<body>
<main class="hero" data-theme="light">
<div class="hero-words">
<h1>${of(({ arm, facts: { logo } }) => `<span data-design="${arm}"><img class="hero-logo" src="../../${arm}/${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}" loading="lazy"></span>`)}</h1>
<p class="hero-tagline">${of(({ arm, facts }) => `<span data-design="${arm}">${escapeHtml(facts.tagline)}</span>`)}</p>
<p class="hero-line">${of(({ arm, facts }) => `<span data-design="${arm}">${escapeHtml(facts.oneLiner)}</span>`)}</p>
<p class="actions"><a class="action action-full" href="#more" data-goal>${escapeHtml(variants[0]!.facts.action)}</a></p>
</div>
</main>
</body>
</html>
`;
}

function appSample(input: TestingInput, entry: string): string {
  return `${headStart(input)}
${headScripts("/designs/", "/testing/")}
</head>
<body>
<div id="root"></div>
<script type="module" src="/${entry}"></script>
</body>
</html>
`;
}

const headStart = ({ name, language, direction }: TestingInput) => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>`;

function guide({ name, experimentKey, collector, variants }: TestingInput): string {
  return `# Testing the designs of ${escapeMarkdown(name)}

| Design | Differs in | Control | This design |
|---|---|---|---|
${variants
  .map(
    ({ arm, axis, from, to }) =>
      `| ${arm} | ${axis ? AXIS_TITLES[axis] : "nothing: the control"} | ${escapeMarkdown(from)} | ${escapeMarkdown(to)} |`,
  )
  .join("\n")}

Each folder \`a\` to \`d\` holds a whole design: landing, tokens, logo, typefaces. The experiment is \`${experimentKey}\`.

## What happens
A visitor has a random id of your own site, in a first-party cookie. A hash of it and of the experiment's key says which design
it sees, the same one on every page for as long as the id is kept: GrowthBook's assignment with hash version 2. It is settled
in the head of the page, before anything is painted. That it was seen, and that the goal was reached, is told to
\`${collector}\`, where each visitor counts once, as a salted hash, until you end the experiment; then nothing but sums is
kept. Ask your visitors first where the law wants it: nothing begins before the script in the head runs. Safari forgets what
scripts have written after seven days of use without a visit; where your server sets the cookie \`marque_visitor\`
(32 hexadecimal digits, readable by scripts), it is left as it is.

## HTML
Put this in the head, before any style sheet, and mark the goal with \`data-goal\`; \`html/index.html\` is a page to try.
\`\`\`html
${headScripts("designs/", "testing/")}
\`\`\`

## React and Vue
\`npm install @openfeature/web-sdk @openfeature/core\`, for React also \`@openfeature/react-sdk\`. Copy \`a\` to \`d\` to
\`public/designs\` and the two files of \`html\` to \`public/testing\`, take \`shared\` and the folder of your stack into your
sources, and put the two scripts above in the head, as their \`index.html\` has it. \`example\` shows the rest:
\`\`\`ts
startVariants(experiment);
const { design, reachGoal } = useVariant(experiment);
\`\`\`
The provider is an OpenFeature provider: an experiment is a flag of type string, whose key is the experiment's, and \`track\`
is the goal. Several experiments run side by side: give all of them to \`startVariants\`, or load the \`experiment.js\` of each.

## Ids of your own
\`<html data-marque-visitor="id">\`, written by your server, assigns by an id of yours, so that one person sees one design on all
devices; no cookie is set then. Take one of 1 to ${MOST_ID_LENGTH} characters that says nothing about the person: never an e-mail address.
Do without \`OpenFeature.setContext({ targetingKey: id })\` where the scripts stand in the head: they settle the design before it.
`;
}
