import type { Locator, Page } from "@playwright/test";

/**
 * Moves the focus to `target` by Tab alone, from where it is. Everything that takes the focus on the way must show it.
 * @throws when the target does not come within `most` presses, or when a stop shows no focus
 */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press("Tab");
    const { arrived, unmarked } = await target.evaluate(look);
    if (unmarked) throw new Error(`The focus cannot be seen on ${unmarked}.`);
    if (arrived) return;
  }
  throw new Error(`Tab did not reach ${target} within ${most} presses.`);
}

/** Where the focus is, and the focused element when nothing marks it: no outline and no shadow on it or its label. */
function look(target: Element): { arrived: boolean; unmarked: string | null } {
  const focused = document.activeElement;
  // In a frame the focus is on something inside it, which is another page's matter.
  if (!focused || focused === document.body || focused.tagName === "IFRAME")
    return { arrived: false, unmarked: null };
  const marked = [focused, focused.closest("label")].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
  return { arrived: focused === target, unmarked: marked ? null : focused.outerHTML.slice(0, 120) };
}
