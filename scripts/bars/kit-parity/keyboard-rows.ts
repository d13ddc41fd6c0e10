import { expect, type Locator, type Page } from "@playwright/test";
import type { KeyboardRow, RowStep, Target } from "@/lib/kit/keyboard-row";
import { announceWallet, type WalletWindow } from "./wallet-stub";

/**
 * Tries one row of a keyboard table in an empty page.
 * @param isEnough asked after each step, by its index: whether the rest may be left out
 * @throws with the step that failed, counted from 1
 */
export async function tryRow(
  page: Page,
  url: string,
  row: KeyboardRow,
  isEnough: (index: number) => Promise<boolean> = async () => false,
): Promise<void> {
  const width = row.steps.find((step) => "width" in step);
  const isRightToLeft = row.steps.some((step) => "direction" in step);
  // A tab behind another one draws no frames: what leaves with a transition would never leave.
  await page.bringToFront();
  await page.setViewportSize({ width: width?.width ?? 1440, height: 900 });
  await page.goto("about:blank");
  await page.clock.install();
  await page.goto(url);
  if (isRightToLeft) await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  for (const [index, step] of row.steps.entries()) {
    try {
      await take(page, step);
    } catch (error) {
      throw new Error(
        `step ${index + 1} ${JSON.stringify(step)}: ${(error as Error).message.split("\n", 8).join(" ")}`,
      );
    }
    if (await isEnough(index)) return;
  }
}

async function take(page: Page, step: RowStep): Promise<void> {
  if ("focus" in step) return find(page, step.focus).focus();
  if ("click" in step) return find(page, step.click).click();
  if ("hover" in step) return find(page, step.hover).hover();
  if ("type" in step) return page.keyboard.type(step.type);
  if ("choose" in step) {
    const files = step.choose.map(({ name, type, size }) => ({
      name,
      mimeType: type,
      buffer: Buffer.alloc(size),
    }));
    return find(page, step.into).setInputFiles(files);
  }
  if ("wait" in step) return page.clock.runFor(step.wait);
  if ("press" in step) {
    for (const key of [step.press].flat()) await page.keyboard.press(key);
    return;
  }
  if ("wallet" in step) return announceWallet(page, step.wallet);
  if ("walletEvent" in step)
    return page.evaluate(
      ({ walletEvent, value }) => (window as unknown as WalletWindow).tellWallet(walletEvent, value),
      step,
    );
  if ("focused" in step) return expect(find(page, step.focused)).toBeFocused(SOON);
  if ("visible" in step) return expect(find(page, step.visible)).toBeVisible(SOON);
  if ("hidden" in step) return expect(find(page, step.hidden)).toBeHidden(SOON);
  if ("address" in step) return expect.poll(() => page.url(), SOON).toMatch(new RegExp(`${step.address}$`));
  if (!("of" in step)) return;
  const target = find(page, step.of);
  if ("attribute" in step) {
    if (step.is === null) return expect(target).not.toHaveAttribute(step.attribute, SOON);
    return expect(target).toHaveAttribute(step.attribute, step.is, SOON);
  }
  if ("value" in step) return expect(target).toHaveValue(step.value, SOON);
  if ("text" in step) return expect(target).toHaveText(step.text, SOON);
  if ("checked" in step) return expect(target).toBeChecked({ ...SOON, checked: step.checked });
  return expect(target).toHaveCount(step.count, SOON);
}

const SOON = { timeout: 2_000 };

function find(page: Page, { role, name, css, nth }: Target): Locator {
  const found = css
    ? page.locator(css)
    : page.getByRole(
        role as Parameters<Page["getByRole"]>[0],
        name === undefined ? {} : { name, exact: true },
      );
  return nth === undefined ? found : found.nth(nth);
}
