import type { Page } from "@playwright/test";

/**
 * Opens a page and holds its scripts back until the function that it resolves to is called: what a person on a slow line
 * sees, and presses, first.
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  // Not until it is loaded: the scripts may have started by then, and it waits for them.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return arrive;
}
