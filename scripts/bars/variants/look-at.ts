import type { BrowserContext } from "@playwright/test";

/** A phone in a train: 1.6 Mbit/s, 150 ms. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false };

/** Opens a page: how much has moved, and which design is seen. */
export async function lookAt(context: BrowserContext, url: string, isSlow: boolean) {
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
  }
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 600))));
  const seen = await page.evaluate(() => {
    const logo = [...document.querySelectorAll("img")].find((image) => image.getClientRects().length > 0);
    return {
      shift: (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      design: document.documentElement.dataset.variant,
      logo: new URL(logo?.src ?? "about:blank").pathname,
      shownLogos: [...document.querySelectorAll("img")].filter((image) => image.getClientRects().length > 0)
        .length,
      cookie: document.cookie,
    };
  });
  return { page, ...seen };
}
