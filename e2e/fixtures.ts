import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { newVisitorId } from "@/lib/ids";
import { type CopiedBrand, copyBrand } from "@/test-support/copied-brand";
import type { RunningServer } from "@/test-support/start-server";

export { expect };

/** `test.use(MOVING)`: a reader who has not asked for reduced motion, unlike that of the other specs. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * Playwright's test, in which a page that reports an error fails: an uncaught exception, an error on the console, an
 * answer of 500 or more. A test that brings the server down on purpose names what it expects in `expectedErrors`:
 * one pattern, because Playwright would read a list of two as a value and its options.
 */
export const test = base.extend<{
  expectedErrors: RegExp | undefined;
  quiet: undefined;
  /** The one that all specs share. */
  server: Pick<RunningServer, "url" | "dataDir">;
  /** A finished brand that belongs to this test's browser. */
  ownBrand: CopiedBrand;
}>({
  expectedErrors: [undefined, { option: true }],
  server: async ({ baseURL }, use) => {
    await use({ url: baseURL!, dataDir: path.resolve(".data", "e2e") });
  },
  ownBrand: async ({ context, server }, use) => {
    const visitorId = newVisitorId();
    await context.addCookies([{ name: "marque_visitor", value: visitorId, url: server.url }]);
    await use(await copyBrand(server, process.env.E2E_ORIGINAL!, { visitorId }));
  },
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors = watchErrors(page);
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what the page complains about. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}
