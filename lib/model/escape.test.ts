import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, escapeMarkdown } from "./escape";

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert\\(1\\)&lt;/script&gt;"],
  ["](javascript:alert(1))", "\\]\\(javascript\\:alert\\(1\\)\\)"],
  ["a | b", "a \\| b"],
  ["https://x.example and www.x.example", "https\\://x.example and www\\.x.example"],
  ["@someone `code` ~gone~ $x$", "\\@someone \\`code\\` \\~gone\\~ \\$x\\$"],
  ["1. first", "1\\. first"],
  ["- item", "\\- item"],
  ["line\nbreak", "line break"],
  ["Brot & Butter", "Brot &amp; Butter"],
])("%j in Markdown", (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test("escaped HTML holds no markup and reads back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      const read = escaped
        .replaceAll("&#39;", "'")
        .replaceAll("&quot;", '"')
        .replaceAll("&gt;", ">")
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&");
      expect(read).toBe(text);
    }),
    { numRuns: 100 },
  );
});
