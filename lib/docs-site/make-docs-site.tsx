import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { safeJson } from "@/lib/model/safe-json";
import { docsBrandCss } from "./brand-css";
import { DocsFrame } from "./docs-frame";
import type { DocsInput, DocsPage } from "./docs-input";
import { llmsText, markdownTwin } from "./markdown-twin";
import { ChangelogPage, changelog } from "./pages/changelog-page";
import { ColorPage, color } from "./pages/color-page";
import { ComponentPage, componentPage } from "./pages/component-page";
import { ComponentsPage, components } from "./pages/components-page";
import { DownloadsPage, downloads } from "./pages/downloads-page";
import { LayoutPage, layout } from "./pages/layout-page";
import { LogoPage, logo } from "./pages/logo-page";
import { OverviewPage, overview } from "./pages/overview-page";
import { StartPage, startPage } from "./pages/start-pages";
import { TokensPage, tokens } from "./pages/tokens-page";
import { TypographyPage, typography } from "./pages/typography-page";
import { PREVIEW_CSS, previewPage } from "./preview-page";
import { searchIndex } from "./search-index";
import { SITE_CSS } from "./site-css";
import { PREVIEW_SCRIPT, SITE_SCRIPT, THEME_SCRIPT } from "./site-script";
import { stacksFrom } from "./stacks";

/**
 * The documentation as a static site below `docs/`: pages with relative links, classic scripts and no request, so that
 * it opens from a folder as well as from a server; beside each page its Markdown. Everything a person typed passes
 * through React's escaping.
 */
export function makeDocsSite(input: DocsInput): GeneratedFile[] {
  const entries: { page: DocsPage; content: ReactNode }[] = [
    { page: overview, content: <OverviewPage input={input} /> },
    { page: logo, content: <LogoPage input={input} /> },
    { page: color, content: <ColorPage input={input} /> },
    { page: typography, content: <TypographyPage input={input} /> },
    { page: layout, content: <LayoutPage input={input} /> },
    ...stacksFrom(input.brief.techStack).map((stack) => ({
      page: startPage(stack),
      content: <StartPage input={input} stack={stack} />,
    })),
    { page: tokens, content: <TokensPage input={input} /> },
    { page: components, content: <ComponentsPage input={input} /> },
    { page: downloads, content: <DownloadsPage input={input} /> },
    { page: changelog, content: <ChangelogPage /> },
    ...input.catalog.map((component) => ({
      page: componentPage(component),
      content: <ComponentPage input={input} component={component} />,
    })),
  ];
  const pages = entries.map(({ page }) => page);
  const { name, tagline, language, direction } = input.strategy;
  return [
    ...entries.flatMap(({ page, content }) => pageFiles(input, page, pages, content)),
    ...input.catalog.map((component) =>
      textFile(`docs/preview/${component.id}.html`, previewPage(input, component)),
    ),
    textFile("docs/llms.txt", llmsText(input, pages)),
    textFile(
      "docs/assets/brand.js",
      `window.brand = ${brandLiteral({ name, tagline, language, direction })};`,
    ),
    textFile("docs/assets/fonts.css", docsBrandCss(input.typography, input.logo)),
    textFile("docs/assets/kit.css", input.kitCss),
    textFile("docs/assets/kit.js", input.kitScript),
    textFile("docs/assets/preview.css", PREVIEW_CSS),
    textFile("docs/assets/preview.js", PREVIEW_SCRIPT),
    textFile("docs/assets/search-index.js", searchIndex(input, pages)),
    textFile("docs/assets/site.css", SITE_CSS),
    textFile("docs/assets/site.js", SITE_SCRIPT),
    textFile("docs/assets/theme.js", THEME_SCRIPT),
  ];
}

function pageFiles(
  input: DocsInput,
  page: DocsPage,
  pages: readonly DocsPage[],
  content: ReactNode,
): GeneratedFile[] {
  const main = renderToStaticMarkup(content);
  const html = renderToStaticMarkup(
    <DocsFrame input={input} page={page} pages={pages}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above, by React */}
      <div className="content" dangerouslySetInnerHTML={{ __html: main }} />
    </DocsFrame>,
  );
  return [
    textFile(`docs/${page.file}`, `<!doctype html>\n${html}`),
    textFile(`docs/${page.file.replace(/\.html$/, ".md")}`, markdownTwin(page, main)),
  ];
}

/** The end of a comment is escaped too, because tools that search for it do not know strings. */
function brandLiteral(brand: Record<string, string>): string {
  return safeJson(brand).trim().replaceAll("*/", "*\\/");
}
