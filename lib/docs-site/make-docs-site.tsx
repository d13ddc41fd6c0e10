import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { KitComponent } from "@/lib/kit/kit.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { safeJson } from "@/lib/model/safe-json";
import { docsBrandCss } from "./brand-css";
import { DocsFrame } from "./docs-frame";
import type { DocsInput, DocsPage } from "./docs-input";
import { llmsText, markdownTwin } from "./markdown-twin";
import { ChangelogPage, changelogPage } from "./pages/changelog-page";
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
import { PREVIEW_CSS, previewPages } from "./preview-page";
import { searchIndex } from "./search-index";
import { SITE_CSS } from "./site-css";
import { PREVIEW_SCRIPT, SITE_SCRIPT, THEME_SCRIPT } from "./site-script";
import { stacksFrom } from "./stacks";
import { tokenRows } from "./token-rows";

/**
 * The documentation as a static site below `docs/`: pages with relative links, classic scripts and no request, so that
 * it opens from a folder as well as from a server; beside each page its Markdown. Everything a person typed passes
 * through React's escaping.
 */
export function makeDocsSite(input: DocsInput): GeneratedFile[] {
  const rows = tokenRows(input.tokens, input.tokensCss);
  const entries: { page: DocsPage; content: Content }[] = [
    { page: overview, content: <OverviewPage input={input} /> },
    { page: logo, content: <LogoPage input={input} /> },
    { page: color, content: <ColorPage input={input} /> },
    { page: typography, content: <TypographyPage input={input} /> },
    { page: layout, content: <LayoutPage rows={rows} /> },
    ...stacksFrom(input.brief.techStack).map((stack) => ({
      page: startPage(stack),
      content: <StartPage input={input} stack={stack} />,
    })),
    { page: tokens, content: <TokensPage input={input} rows={rows} /> },
    { page: components, content: <ComponentsPage input={input} /> },
    { page: downloads, content: <DownloadsPage input={input} /> },
    { page: changelogPage(input), content: <ChangelogPage input={input} /> },
  ].map(({ page, content }) => ({ page, content: contentOf(page, content) }));
  for (const component of input.catalog)
    entries.push({ page: componentPage(component), content: componentContent(input, component) });
  const pages = entries.map(({ page }) => page);
  const { name, tagline, language, direction } = input.strategy;
  return [
    ...entries.flatMap(({ page, content }) => pageFiles(input, page, pages, content)),
    ...previewPages(input),
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
    textFile("docs/assets/search-index.js", searchIndex(rows, pages)),
    textFile(
      "docs/assets/site.css",
      `${input.frameCss}
${SITE_CSS}`,
    ),
    textFile("docs/assets/site.js", SITE_SCRIPT),
    textFile("docs/assets/theme.js", THEME_SCRIPT),
  ];
}

/** What stands in a page's frame, and the same as Markdown. */
interface Content {
  readonly html: string;
  readonly markdown: string;
}

function contentOf(page: DocsPage, content: ReactNode): Content {
  const html = renderToStaticMarkup(content);
  return { html, markdown: markdownTwin(page, html) };
}

/** Contents of components' pages by stack and id: but for the slug they are the same for every brand. */
const known = new WeakMap<DocsInput["examples"], Map<string, Content>>();
const SLUG = "{brand-slug}";

function componentContent(input: DocsInput, component: KitComponent): Content {
  const ofKit = known.get(input.examples) ?? new Map<string, Content>();
  known.set(input.examples, ofKit);
  const key = `${input.brief.techStack}/${component.id}`;
  let content = ofKit.get(key);
  if (!content) {
    const plain = { ...input, strategy: { ...input.strategy, slug: SLUG } };
    content = contentOf(componentPage(component), <ComponentPage input={plain} component={component} />);
    ofKit.set(key, content);
  }
  const { slug } = input.strategy;
  return { html: content.html.replaceAll(SLUG, slug), markdown: content.markdown.replaceAll(SLUG, slug) };
}

function pageFiles(
  input: DocsInput,
  page: DocsPage,
  pages: readonly DocsPage[],
  { html: main, markdown }: Content,
): GeneratedFile[] {
  const html = renderToStaticMarkup(
    <DocsFrame input={input} page={page} pages={pages} hasTabs={main.includes("kit-tabs")}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React before */}
      <div className="content" dangerouslySetInnerHTML={{ __html: main }} />
    </DocsFrame>,
  );
  return [
    textFile(`docs/${page.file}`, `<!doctype html>\n${html}`),
    textFile(`docs/${page.file.replace(/\.html$/, ".md")}`, markdown),
  ];
}

/** The end of a comment is escaped too, because tools that search for it do not know strings. */
function brandLiteral(brand: Record<string, string>): string {
  return safeJson(brand).trim().replaceAll("*/", "*\\/");
}
