import { NodeHtmlMarkdown } from "node-html-markdown";
import type { DocsInput, DocsPage } from "./docs-input";

const translator = new NodeHtmlMarkdown({
  bulletMarker: "-",
  codeBlockStyle: "fenced",
  useInlineLinks: true,
});

/** A page's content as Markdown, with links to the other pages' Markdown. Frames, buttons and tab lists say nothing there. */
export function markdownTwin(page: DocsPage, content: string): string {
  const body = escapedTexts(content)
    .replace(/<iframe[\s\S]*?<\/iframe>/g, "")
    .replace(/<div class="kit-tab-list"[\s\S]*?<\/div>/g, "")
    .replace(/<figcaption>\s*<span>([\s\S]*?)<\/span>[\s\S]*?<\/figcaption>/g, "<p>$1</p>")
    .replace(/<button\b[^>]*data-copy="([^"]*)"[\s\S]*?<\/button>/g, "<code>$1</code>")
    .replace(/<(?:button|svg|style)\b[\s\S]*?<\/(?:button|svg|style)>/g, "")
    .replace(/<dt\b[^>]*>/g, "<p><strong>")
    .replace(/<\/dt>/g, "</strong></p>")
    .replace(/href="([a-z0-9-]+)\.html/g, 'href="$1.md');
  // Section by section: at every word the translator reads all that it has written so far.
  const text = `<h1>${page.title}</h1><p>${page.summary}</p>${body}`
    .split(/(?=<section\b)/)
    .map((section) => translator.translate(section).trim())
    .join("\n\n");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** Texts keep their entities, because Markdown would read their signs as markup; code is code there as here. */
function escapedTexts(html: string): string {
  return (
    html
      // The translator takes the code out of tables' cells.
      .replace(/<table\b[\s\S]*?<\/table>/g, (table) => table.replace(/<\/?code>/g, ""))
      .split(/(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>)/)
      .map((part, index) => (index % 2 === 1 ? part : withEntities(part)))
      .join("")
  );
}

/** Entities of a text that stay entities once it is translated; brackets could make a link of what somebody typed. */
function withEntities(text: string): string {
  return text
    .replace(/&(?:lt|gt|amp);/g, (entity) => `&amp;${entity.slice(1)}`)
    .replaceAll("[", "&amp;#91;")
    .replaceAll("]", "&amp;#93;");
}

/** `llms.txt`: what the site is and where each page's Markdown stands. */
export function llmsText({ strategy }: DocsInput, pages: readonly DocsPage[]): string {
  const oneLine = (text: string) =>
    text
      .replace(/\s+/g, " ")
      .trim()
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll("[", "&#91;")
      .replaceAll("]", "&#93;");
  const groups = [...new Set(pages.map(({ group }) => group))];
  return `# ${oneLine(strategy.name)}

> ${oneLine(strategy.oneLiner)}

The brand's documentation: logo, colors, type, design tokens and components in React, Vue and HTML.

${groups
  .map(
    (group) =>
      `## ${group}\n\n${pages
        .filter((page) => page.group === group)
        .map(({ title, file, summary }) => `- [${title}](${file.replace(/\.html$/, ".md")}): ${summary}`)
        .join("\n")}`,
  )
  .join("\n\n")}
`;
}
