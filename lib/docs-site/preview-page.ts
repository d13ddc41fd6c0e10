import { BRAND_MARK } from "@/lib/kit/kit.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { DocsInput } from "./docs-input";

/** `preview/<id>.html`: a component's stories with nothing around them, for frames that keep the pages' styles out. */
export function previewPages({ strategy, catalog, previews, paths }: DocsInput): GeneratedFile[] {
  const marks = marksAmong(paths);
  return catalog.map(({ id, title }) =>
    textFile(
      `docs/preview/${id}.html`,
      previewPage(strategy.direction, title, withMarks(previews.get(id) ?? "", marks)),
    ),
  );
}

function previewPage(direction: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en" dir="${direction}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<link rel="stylesheet" href="../assets/fonts.css" />
<link rel="stylesheet" href="../../tokens/brand.css" />
<link rel="stylesheet" href="../assets/kit.css" />
<link rel="stylesheet" href="../assets/preview.css" />
<script src="../assets/theme.js"></script>
<script src="../assets/brand.js" defer></script>
<script src="../assets/preview.js" defer></script>
<script src="../assets/kit.js" defer></script>
</head>
<body class="kit-page">
${body}
</body>
</html>
`;
}

interface Marks {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

function marksAmong(paths: readonly string[]): Marks {
  const mark = (version: string) =>
    paths.find((path) => path.startsWith("logos/icon/") && path.endsWith(`-${version}.svg`));
  return { light: mark("color"), dark: mark("reversed") };
}

/** The stories name the pictures of a component project; here they are the package's own. */
function withMarks(html: string, { light, dark }: Marks): string {
  return light && dark
    ? html
        .replaceAll("assets/icon.svg", `../../${light}`)
        .replaceAll("assets/icon-reversed.svg", `../../${dark}`)
    : html.replaceAll(BRAND_MARK, "");
}

/** `assets/preview.css`: the stage of a story, no wider than its window: a wide table scrolls within. */
export const PREVIEW_CSS = `.gallery-stories { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-md); }
.gallery-stage { margin: 0; padding: var(--space-md); }
.gallery-stage[data-layout="row"] { display: flex; flex-wrap: wrap; gap: var(--space-xs); align-items: center; }
.gallery-stage[data-layout="stack"] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-md); }
[data-scripts]:not([data-shown]) .gallery-stage { display: none; }
`;
