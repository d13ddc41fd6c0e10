import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath, provideChromium } from "@/scripts/setup/provide-chromium";

export const THEMES = ["light", "dark"] as const;
/** A phone and a desk. */
export const WIDTHS = [390, 1440] as const;

export type Theme = (typeof THEMES)[number];

/** Starts the Chromium that the tests use, installing one when there is none. */
export async function openChromium(flags: string[] = []): Promise<Browser> {
  await provideChromium();
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** A fresh profile that calls the server by `origin`, so that pages can be opened by path. */
export function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions & { width?: number; theme?: Theme } = {},
): Promise<BrowserContext> {
  const { width = 1440, theme = "light", ...rest } = options;
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 800 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
    ...rest,
  });
}
