import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { settled } from "./settled";

type Look = readonly ["light" | "dark", width: number];

const LOOKS: readonly Look[] = [
  ["light", 390],
  ["dark", 1440],
];

/**
 * axe, and nothing wider than the page: on a phone in light and on a desk in dark, if nothing else is said. Its
 * legacy mode opens no page of its own for the results, and cannot look into frames of other origins: no page that is
 * examined has one.
 */
export async function examine(page: Page, looks = LOOKS): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}
