import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Look, showLook } from "../axe-examination";

const LOOKS: readonly (readonly [Look, width: number])[] = [
  ["light", 390],
  ["dark", 1440],
];

/**
 * axe in one look, and nothing wider than the page in all of them: on a phone in light and on a desk in dark, if nothing else is
 * said. Which look axe has is decided by the page's address; the bar "axe" has every page in every look. Its legacy mode opens
 * no page of its own for the results, and cannot look into frames of other origins: no page that is examined has one. What
 * passed is not gathered: a board's selectors take longer than its rules.
 */
export async function examine(page: Page, looks = LOOKS): Promise<void> {
  const chosen = sumOf(new URL(page.url()).pathname) % looks.length;
  for (const [at, [look, width]] of looks.entries()) {
    await showLook(page, look, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (at !== chosen) continue;
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
  }
}

/** The same for every run: ids, which are new in each, do not count. */
const sumOf = (path: string): number =>
  [...path.replace(/[\da-f-]{8,}/gu, "")].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
