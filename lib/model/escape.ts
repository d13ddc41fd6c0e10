/** Text for elements and quoted attributes of HTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/**
 * Text for one line of CommonMark or GFM, table cells included: it shows as typed and is never markup, a link or a
 * mention. Angle brackets and ampersands become entities, so that raw HTML stays text in every renderer.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[&<>]/g, (character) => HTML_ENTITIES[character] ?? character)
    .replace(/[\\`*_{}[\]()#!|~:@$]/g, "\\$&")
    .replace(/\b(www)\./giu, "$1\\.")
    .replace(/^(\d+)([.)])/u, "$1\\$2")
    .replace(/^[-+=]/u, "\\$&");
}

const HTML_ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
