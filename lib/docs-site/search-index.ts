import { safeJson } from "@/lib/model/safe-json";
import type { DocsPage } from "./docs-input";
import type { TokenRow } from "./token-rows";

interface Entry {
  readonly title: string;
  readonly group: string;
  readonly file: string;
  /** In small letters. */
  readonly text: string;
}

/** `assets/search-index.js`: pages, their sections and the design tokens, as `window.searchIndex`, because pages from disk fetch nothing. */
export function searchIndex(rows: readonly TokenRow[], pages: readonly DocsPage[]): string {
  const entries: Entry[] = [
    ...pages.map(({ title, group, file, summary, words = "" }) => ({
      title,
      group,
      file,
      text: `${summary} ${words}`.toLowerCase(),
    })),
    ...pages
      .filter(({ file }) => !file.startsWith("component-"))
      .flatMap(({ title, file, sections }) =>
        sections.map((section) => ({
          title: section.title,
          group: title,
          file: `${file}#${section.id}`,
          text: title.toLowerCase(),
        })),
      ),
    ...rows
      .filter(({ path }) => !path.startsWith("primitive."))
      .map(({ cssName, description }) => ({
        title: cssName,
        group: "Design tokens",
        file: "tokens.html",
        text: description.toLowerCase(),
      })),
  ];
  return `window.searchIndex = ${safeJson(entries).trim()};\n`;
}
