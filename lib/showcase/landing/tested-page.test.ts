import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { showcaseInput } from "../showcase-fixture";
import { firstView, testedPage, testedStyle } from "./tested-page";

test.each(["modern", "classic"] as const)(
  "the %s landing that is tested is whole by itself",
  async (style) => {
    const input = await showcaseInput({ style });
    const page = testedPage(input);
    const report = await new HtmlValidate({
      extends: ["html-validate:recommended"],
      rules: {
        "long-title": "off",
        "no-inline-style": "off",
        "doctype-style": "off",
        "void-style": "off",
        "no-trailing-whitespace": "off",
        "class-pattern": "off",
        "attribute-boolean-style": "off",
        "tel-non-breaking": "off",
        "script-type": "off",
        "no-implicit-button-type": "off",
        "prefer-native-element": "off",
        "require-sri": "off",
        "attr-quotes": "off",
        "valid-id": "off",
      },
    }).validateString(page);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(page.match(/data-goal/g)).toHaveLength(1);
    // Nothing of it needs a showcase or a package round it.
    expect(page).not.toMatch(/SHOWCASE_BASE|press-kit|docs\//);
    for (const face of firstView(input).faces) expect(page).toContain(`<link rel="preload" href="${face}"`);
    expect(testedStyle(input)).not.toContain("font-display: swap");
  },
);
