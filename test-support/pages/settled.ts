import type { Page } from "@playwright/test";

/**
 * Waits until nothing on the page is on its way: the parts below the fold, which the browser lays out when it is idle, have
 * their place, no color is between two themes, and there is a title, which is gone for a moment when the page's data is
 * fetched again and so is looked for last. Endless animations are left alone.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".below-fold")].every(
      ({ style }) => style.contentVisibility === "visible",
    ),
  );
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  await page.waitForFunction(() => document.title !== "");
}
