import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Look, showLook } from "../axe-examination";

const LOOKS: readonly (readonly [Look, width: number])[] = [
  ["light", 390],
  ["dark", 1440],
];

/**
 * axe, and nothing wider than the page: on a phone in light and on a desk in dark, if nothing else is said. Its
 * legacy mode opens no page of its own for the results, and cannot look into frames of other origins: no page that is
 * examined has one. What passed is not gathered: a board's selectors take longer than its rules.
 */
export async function examine(page: Page, looks = LOOKS): Promise<void> {
  for (const [look, width] of looks) {
    await showLook(page, look, width);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}
