import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** `test.use(MOVING)`: a reader who has not asked for reduced motion, unlike that of the other specs. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * Draws what a brand would draw by lot: the same in every run, so that a change does not fail by another one's luck.
 * The bars look for brands that go wrong.
 */
function drawNoLots(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (input !== "/api/generate" || typeof init?.body !== "string") return fetch(input, init);
    return fetch(input, { ...init, body: JSON.stringify({ seed: 7, ...JSON.parse(init.body) }) });
  };
  const { getRandomValues } = crypto;
  let drawn = 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint32Array) array.fill(++drawn);
    else getRandomValues.call(crypto, array as unknown as Uint8Array<ArrayBuffer>);
    return array;
  };
}

/**
 * Playwright's test, in which a page that reports an error fails: an uncaught exception, an error on the console, an
 * answer of 500 or more. A test that brings the server down on purpose names what it expects in `expectedErrors`:
 * one pattern, because Playwright would read a list of two as a value and its options.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined; quiet: undefined }>({
  expectedErrors: [undefined, { option: true }],
  quiet: [
    async ({ page, context, expectedErrors }, use) => {
      await context.addInitScript(drawNoLots);
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
