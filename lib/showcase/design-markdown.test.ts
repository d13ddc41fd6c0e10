import { lint } from "@google/design.md/linter";
import { expect, test } from "vitest";
import { THEMES } from "@/lib/palette/palette.schema";
import { designMarkdown } from "./design-markdown";
import { showcaseInput } from "./showcase-fixture";

test.each([
  ["a bakery", {}, 7],
  ["a name that looks like markup", { name: '"><img src=x> {colors.none} # --- : |' }, 8],
  ["Arabic", { businessIdea: "مخبز صغير يوصل خبز العجين المخمر بالدراجة كل صباح" }, 9],
  ["Japanese", { businessIdea: "京都の小さな陶芸工房で、手作りの器を作っています" }, 10],
  ["a color of the customer's own", { seedColor: "#ffe600", style: "bold" as const }, 11],
])("has no error and no warning by the format's own linter: %s", async (_, brief, seed) => {
  const input = await showcaseInput(brief, seed);
  for (const theme of THEMES) {
    const report = lint(designMarkdown(input, theme));
    expect(report.findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    expect(report.designSystem.name).toContain(input.strategy.name);
  }
});
