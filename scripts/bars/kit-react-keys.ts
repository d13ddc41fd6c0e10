import { expect, type Locator, type Page } from "@playwright/test";

/** The keyboard tables of the ARIA Authoring Practices for the gallery's components; each begins on a fresh page. */
export const KEY_CHECKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "Tabs: arrows round the ends, past what is disabled, Home and End"(page) {
    const tabs = page.getByRole("tablist", { name: "About the room" });
    await tab(tabs, "Overview").focus();
    await press(page, "ArrowRight", "ArrowRight");
    await selected(tab(tabs, "Prices"));
    await press(page, "ArrowRight");
    await selected(tab(tabs, "Overview"));
    await press(page, "ArrowLeft");
    await selected(tab(tabs, "Prices"));
    await press(page, "Home");
    await selected(tab(tabs, "Overview"));
    await press(page, "End");
    await selected(tab(tabs, "Prices"));
    await press(page, "Tab");
    await expect(page.getByRole("tabpanel", { name: "Prices" })).toBeFocused();
    await press(page, "Shift+Tab");
    await expect(tab(tabs, "Prices")).toBeFocused();
  },
  async "Tabs: manual and vertical, Enter selects"(page) {
    const tabs = page.getByRole("tablist", { name: "Settings" });
    await tab(tabs, "Profile").focus();
    await press(page, "ArrowDown");
    await expect(tab(tabs, "Messages")).toBeFocused();
    await expect(tab(tabs, "Profile")).toHaveAttribute("aria-selected", "true");
    await press(page, "Enter");
    await selected(tab(tabs, "Messages"));
    await press(page, "ArrowRight");
    await expect(tab(tabs, "Messages")).toBeFocused();
  },
  async "Tabs: right to left turns the arrows round"(page) {
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    const tabs = page.getByRole("tablist", { name: "Period" });
    await tab(tabs, "Week").focus();
    await press(page, "ArrowLeft");
    await selected(tab(tabs, "Month"));
  },
  async "Accordion: Enter and Space, arrows, Home and End, one open"(page) {
    const heads = page.locator("#accordion summary");
    const items = page.locator("#accordion details");
    await heads.nth(0).focus();
    await press(page, "ArrowDown");
    await expect(heads.nth(1)).toBeFocused();
    await press(page, "Enter");
    await expect(items.nth(1)).toHaveJSProperty("open", true);
    await expect(items.nth(0)).toHaveJSProperty("open", false);
    await press(page, "Space");
    await expect(items.nth(1)).toHaveJSProperty("open", false);
    await press(page, "End");
    await expect(heads.nth(2)).toBeFocused();
    await press(page, "ArrowUp", "Home");
    await expect(heads.nth(0)).toBeFocused();
  },
  async "Modal: Enter opens, focus stays inside, Esc closes and gives it back"(page) {
    const opener = page.getByRole("button", { name: "Delete booking…" });
    const dialog = page.getByRole("dialog", { name: "Delete this booking?" });
    await opener.focus();
    for (const round of [1, 2]) {
      await press(page, "Enter");
      await expect(dialog, `round ${round}`).toBeVisible();
      for (let turn = 0; turn < 6; turn += 1) {
        await press(page, "Tab");
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest("dialog");
        });
        expect(outside, "the focus left the dialog").toBe(false);
      }
      await press(page, "Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
  async "Modal: a controlled one closes by button, veil and form, and gives the focus back"(page) {
    const opener = page.getByRole("button", { name: "Invite a colleague" });
    const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
    const close = [
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => dialog.getByRole("button", { name: "Cancel" }).press("Enter"),
      () => page.mouse.click(5, 5),
      async () => {
        await dialog.getByRole("textbox").fill("ada@example.com");
        await press(page, "Enter");
      },
    ];
    for (const way of close) {
      await opener.click();
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await way();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Invitation sent");
  },
  async "Toast: announced, waits while it has the focus, Esc dismisses and gives the focus back"(page) {
    await page.clock.install();
    const opener = page.getByRole("button", { name: "Success", exact: true });
    const toast = page.locator(".kit-toast");
    await expect(page.locator(".kit-toast-list")).toHaveAttribute("aria-live", "polite");
    await opener.focus();
    await press(page, "Enter");
    await expect(toast).toContainText("Order sent");
    await page.clock.runFor(4_000);
    await toast.getByRole("button").focus();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await press(page, "Escape");
    await expect(toast).toHaveCount(0);
    await expect(opener).toBeFocused();
    await press(page, "Enter");
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(7_000);
    await expect(toast).toHaveCount(0);
  },
  async "Toast: waits under the pointer, undo acts"(page) {
    await page.clock.install();
    const toast = page.locator(".kit-toast");
    await page.getByRole("button", { name: "Success", exact: true }).click();
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(7_000);
    await expect(toast).toHaveCount(0);
    await page.getByRole("button", { name: "With undo" }).click();
    await page.clock.runFor(60_000);
    await toast.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(toast).toHaveText(/Back in the list/);
  },
  async "Data table: Enter and Space sort, aria-sort and status follow"(page) {
    const table = page.getByRole("table", { name: "Orders of this week" });
    const amount = table.getByRole("columnheader", { name: "Amount, €" });
    const order = () => table.getByRole("rowheader").allTextContents();
    await amount.getByRole("button").focus();
    await press(page, "Enter");
    await expect(amount).toHaveAttribute("aria-sort", "ascending");
    expect(await order()).toEqual(["1042", "1041", "1044", "1043"]);
    await press(page, "Space");
    await expect(amount).toHaveAttribute("aria-sort", "descending");
    expect(await order()).toEqual(["1043", "1044", "1041", "1042"]);
    await expect(table.locator("[aria-sort]")).toHaveCount(1);
    await expect(page.locator("#data-table [data-kit-status]").first()).toHaveText("Amount, €, descending");
    await expect(amount.getByRole("button")).toBeFocused();
  },
  async "Data table: Space selects a row, and all of them"(page) {
    const table = page.getByRole("table", { name: "Orders of this week" });
    const all = table.getByRole("checkbox", { name: "Select all" });
    await expect(all).toHaveJSProperty("indeterminate", true);
    await all.focus();
    await press(page, "Space");
    await expect(table.getByRole("checkbox", { checked: true })).toHaveCount(5);
    await table.getByRole("checkbox", { name: "Select 1043" }).focus();
    await press(page, "Space");
    await expect(all).toHaveJSProperty("indeterminate", true);
    await expect(page.getByText("3 selected")).toBeVisible();
  },
  async "Button: loading keeps the focus and ignores presses"(page) {
    const button = page.getByRole("button", { name: "Send the order" });
    await button.focus();
    await press(page, "Enter", "Enter");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute("aria-disabled", { timeout: 5_000 });
  },
  async "Input: the error is the field's description"(page) {
    const field = page.getByRole("textbox", { name: "Delivery date" });
    await expect(field).toHaveAccessibleDescription(/June has 30 days/);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("30 June");
    await expect(field).not.toHaveAttribute("aria-invalid");
  },
  async "Header: the folded menu opens by Enter and closes by Esc"(page) {
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.focus();
    await press(page, "Enter", "Tab");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused();
    await press(page, "Escape");
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  },
};

function tab(tabs: Locator, name: string): Locator {
  return tabs.getByRole("tab", { name });
}

async function selected(one: Locator): Promise<void> {
  await expect(one).toBeFocused();
  await expect(one).toHaveAttribute("aria-selected", "true");
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
