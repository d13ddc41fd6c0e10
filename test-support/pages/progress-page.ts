import type { Page } from "@playwright/test";

/** The page on which a brand is being made. */
export function progressPage(page: Page) {
  const step = (id: string) => page.locator(`[data-step="${id}"]`);
  return {
    step,
    bar: page.getByRole("progressbar"),
    name: page.locator('[data-result="name"]'),
    palette: page.locator('[data-result="palette"]'),
    mark: page.locator('[data-result="mark"]'),
    notice: page.locator("[data-notice]"),
    cancel: page.getByRole("button", { name: "Cancel", exact: true }),
    dialog: page.getByRole("dialog"),

    /** The name as it is shown, set in type or drawn. */
    shownName: (): Promise<string | null> =>
      page
        .locator('[data-result="name"]')
        .locator("img, p")
        .first()
        .evaluate((shown) => (shown instanceof HTMLImageElement ? shown.alt : shown.textContent)),

    /** Waits until the step runs, or has run. */
    async reaches(id: string): Promise<void> {
      await page.locator(`[data-step="${id}"]:not([data-status="pending"])`).waitFor();
    },

    /** Waits until the job has completed and the page has become the board. */
    async becomesBoard(timeoutMs = 200_000): Promise<void> {
      await page.waitForURL(/\/brands\/[0-9a-f-]{36}$/, { timeout: timeoutMs });
      await page.getByRole("heading", { level: 2, name: "Logos" }).waitFor();
    },
  };
}
