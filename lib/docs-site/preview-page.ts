import { BRAND_MARK, type KitComponent } from "@/lib/kit/kit.schema";
import type { DocsInput } from "./docs-input";

/** `preview/<id>.html`: a component's stories with nothing around them, for frames that keep the pages' styles out. */
export function previewPage(input: DocsInput, { id, title }: KitComponent): string {
  const { direction } = input.strategy;
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
${withMark(input.previews.get(id) ?? "", input.paths)}
</body>
</html>
`;
}

/** The stories name the pictures of a component project; here they are the package's own. */
function withMark(html: string, paths: readonly string[]): string {
  const [light, dark] = ["color", "reversed"].map((version) =>
    paths.find((path) => new RegExp(`^logos/icon/.*-${version}\\.svg$`).test(path)),
  );
  return light && dark
    ? html
        .replaceAll("assets/icon.svg", `../../${light}`)
        .replaceAll("assets/icon-reversed.svg", `../../${dark}`)
    : html.replaceAll(BRAND_MARK, "");
}

/** `assets/preview.css`: the stage of a story. */
export const PREVIEW_CSS = `.gallery-stories { display: grid; gap: var(--space-md); }
.gallery-stage { margin: 0; padding: var(--space-md); }
.gallery-stage[data-layout="row"] { display: flex; flex-wrap: wrap; gap: var(--space-xs); align-items: center; }
.gallery-stage[data-layout="stack"] { display: grid; gap: var(--space-md); }
`;
