import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { safeJson } from "@/lib/model/safe-json";
import { docsBrandCss } from "./brand-css";
import { DocsFrame } from "./docs-frame";
import type { DocsInput, DocsPage } from "./docs-input";
import { ColorPage, color } from "./pages/color-page";
import { ComponentPage, componentPage } from "./pages/component-page";
import { LogoPage, logo } from "./pages/logo-page";
import { OverviewPage, overview } from "./pages/overview-page";
import { TokensPage, tokens } from "./pages/tokens-page";
import { TypographyPage, typography } from "./pages/typography-page";
import { SITE_CSS } from "./site-css";
import { SITE_SCRIPT, THEME_SCRIPT } from "./site-script";

/**
 * The documentation as a static site below `docs/`: pages with relative links, classic scripts and no request, so that
 * it opens from a folder as well as from a server. Everything a person typed passes through React's escaping.
 */
export function makeDocsSite(input: DocsInput): GeneratedFile[] {
  const entries: { page: DocsPage; content: ReactNode }[] = [
    { page: overview, content: <OverviewPage input={input} /> },
    { page: logo, content: <LogoPage input={input} /> },
    { page: color, content: <ColorPage input={input} /> },
    { page: typography, content: <TypographyPage input={input} /> },
    { page: tokens, content: <TokensPage input={input} /> },
    ...input.catalog.map((component) => ({
      page: componentPage(component),
      content: <ComponentPage input={input} component={component} />,
    })),
  ];
  const pages = entries.map(({ page }) => page);
  const html = entries.map(({ page, content }) =>
    textFile(
      `docs/${page.file}`,
      `<!doctype html>\n${renderToStaticMarkup(
        <DocsFrame input={input} page={page} pages={pages}>
          {content}
        </DocsFrame>,
      )}`,
    ),
  );
  const { name, tagline, language, direction } = input.strategy;
  return [
    ...html,
    textFile(
      "docs/assets/brand.js",
      `window.brand = ${brandLiteral({ name, tagline, language, direction })};`,
    ),
    textFile("docs/assets/fonts.css", docsBrandCss(input.typography, input.logo)),
    textFile("docs/assets/kit.css", input.kitCss),
    textFile("docs/assets/kit.js", input.kitScript),
    textFile("docs/assets/site.css", SITE_CSS),
    textFile("docs/assets/site.js", SITE_SCRIPT),
    textFile("docs/assets/theme.js", THEME_SCRIPT),
  ];
}

/** The end of a comment is escaped too, because tools that search for it do not know strings. */
function brandLiteral(brand: Record<string, string>): string {
  return safeJson(brand).trim().replaceAll("*/", "*\\/");
}
