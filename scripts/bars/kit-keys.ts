import { expect, type Locator, type Page } from "@playwright/test";
import type { TechStack } from "@/lib/model/brief.schema";

interface KeyCheck {
  readonly name: string;
  /** Stacks whose gallery has it: all of them when absent. */
  readonly stacks?: readonly TechStack[];
  /** The window's width in px; 1440 when absent. */
  readonly width?: number;
  readonly run: (page: Page) => Promise<void>;
}

/** The keyboard tables of the ARIA Authoring Practices, for the gallery of every stack; each begins on a fresh page. */
const KEY_CHECKS: readonly KeyCheck[] = [
  {
    name: "Tabs: arrows round the ends, past what is disabled, Home and End",
    async run(page) {
      const set = page.locator(".kit-tabs").filter({ has: page.getByRole("tablist", { name: "About us" }) });
      const tabs = set.locator("[role='tab']:not(:disabled)");
      const last = (await tabs.count()) - 1;
      expect(last).toBeGreaterThan(1);
      await tabs.nth(0).focus();
      for (let index = 1; index <= last; index += 1) {
        await press(page, "ArrowRight");
        await selected(tabs.nth(index));
      }
      await press(page, "ArrowRight");
      await selected(tabs.nth(0));
      await press(page, "ArrowLeft");
      await selected(tabs.nth(last));
      await press(page, "Home");
      await selected(tabs.nth(0));
      await press(page, "End");
      await selected(tabs.nth(last));
      await press(page, "Tab");
      await expect(page.getByRole("tabpanel", { name: "Contact" })).toBeFocused();
      await press(page, "Shift+Tab");
      await expect(tabs.nth(last)).toBeFocused();
    },
  },
  {
    name: "Tabs: manual and vertical, Enter selects",
    async run(page) {
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
  },
  {
    name: "Tabs: right to left turns the arrows round",
    async run(page) {
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      const tabs = page.getByRole("tablist", { name: "Period" });
      await tab(tabs, "Week").focus();
      await press(page, "ArrowLeft");
      await selected(tab(tabs, "Month"));
    },
  },
  {
    name: "Accordion: Enter and Space, arrows, Home and End, one open",
    stacks: ["react", "html"],
    async run(page) {
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
  },
  {
    name: "Modal: Enter opens, focus stays inside, Esc closes and gives it back",
    async run(page) {
      const opener = page
        .locator("#modal")
        .getByRole("button", { name: /^Delete entry/ })
        .first();
      const dialog = page.getByRole("dialog", { name: "Delete this entry?" });
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
  },
  {
    name: "Modal: a form closes by button, veil and Enter, and gives the focus back",
    async run(page) {
      const opener = page.locator("#modal").getByRole("button", { name: "Invite a colleague" });
      const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
      const isForm = (await page.locator("#modal form").count()) > 0;
      const close = [
        () => dialog.getByRole("button", { name: "Close" }).press("Enter"),
        () => dialog.getByRole("button", { name: "Cancel" }).press("Enter"),
        () => page.mouse.click(5, 5),
        async () => {
          await dialog.getByRole("textbox").fill("ada@example.com");
          if (isForm) await press(page, "Enter");
          else await dialog.getByRole("button", { name: "Send invitation" }).press("Space");
        },
      ];
      for (const way of close) {
        await opener.focus();
        await press(page, "Enter");
        await expect(dialog).toBeVisible();
        if (isForm) await expect(dialog.getByRole("textbox")).toBeFocused();
        await way();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    },
  },
  {
    name: "Toast: announced, waits while it has the focus, Esc dismisses and gives the focus back",
    stacks: ["react", "html"],
    async run(page) {
      await page.clock.install();
      const opener = page.locator("#toast").getByRole("button", { name: /success$/i });
      const toast = page.locator(".kit-toasts .kit-toast");
      await expect(page.locator(".kit-toasts > .kit-toast-list")).toHaveAttribute("aria-live", "polite");
      await opener.focus();
      await press(page, "Enter");
      await expect(toast).toContainText("Message sent");
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
  },
  {
    name: "Toast: waits under the pointer, undo acts",
    stacks: ["react"],
    async run(page) {
      await page.clock.install();
      const toast = page.locator(".kit-toasts .kit-toast");
      await page
        .locator("#toast")
        .getByRole("button", { name: /success$/i })
        .click();
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
  },
  {
    name: "Data table: Enter and Space sort, aria-sort and status follow",
    stacks: ["react", "html"],
    async run(page) {
      const table = page.getByRole("table", { name: "Documents of this week" });
      const amount = table.getByRole("columnheader", { name: "Pages" });
      const order = () => table.getByRole("rowheader").allTextContents();
      await amount.getByRole("button").focus();
      await press(page, "Enter");
      await expect(amount).toHaveAttribute("aria-sort", "ascending");
      expect(await order()).toEqual(["1042", "1041", "1044", "1043"]);
      await press(page, "Space");
      await expect(amount).toHaveAttribute("aria-sort", "descending");
      expect(await order()).toEqual(["1043", "1044", "1041", "1042"]);
      await expect(table.locator("[aria-sort]")).toHaveCount(1);
      await expect(page.locator("#data-table [data-kit-status]").first()).toHaveText("Pages, descending");
      await expect(amount.getByRole("button")).toBeFocused();
    },
  },
  {
    name: "Data table: Space selects a row, and all of them",
    stacks: ["react"],
    async run(page) {
      const table = page.getByRole("table", { name: "Documents of this week" });
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
  },
  {
    name: "Button: loading keeps the focus and ignores presses",
    stacks: ["react"],
    async run(page) {
      const button = page.getByRole("button", { name: "Send the message" });
      await button.focus();
      await press(page, "Enter", "Enter");
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toBeFocused();
      await expect(button).not.toHaveAttribute("aria-disabled", { timeout: 5_000 });
    },
  },
  {
    name: "Button: Enter and Space press it, Enter follows a link",
    async run(page) {
      const button = page.locator("#button button:enabled").first();
      await button.evaluate((element) => {
        element.addEventListener("click", () =>
          element.setAttribute("data-presses", `${element.dataset.presses ?? ""}x`),
        );
      });
      await button.focus();
      await press(page, "Enter", "Space");
      await expect(button).toHaveAttribute("data-presses", "xx");
      await page.locator("#button a.kit-button").first().focus();
      await press(page, "Enter");
      await expect(page).toHaveURL(/#[a-z]+$/);
    },
  },
  {
    name: "Card: Enter follows the card's one link",
    async run(page) {
      await page.locator("#card a.kit-card-link").first().focus();
      await press(page, "Enter");
      await expect(page).toHaveURL(/#card$/);
    },
  },
  {
    name: "Input: the error is the field's description",
    async run(page) {
      const field = page.getByRole("textbox", { name: "Date" });
      await expect(field).toHaveAccessibleDescription(/June has 30 days/);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "Header: the folded menu opens by Enter and closes by Esc",
    stacks: ["react", "html"],
    width: 390,
    async run(page) {
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
  },
];

/** Works every pattern of a gallery by keyboard, each on a fresh page. @returns what failed, in words, and how many ran */
export async function workByKeys(page: Page, url: string, stack: TechStack) {
  const faults: string[] = [];
  const checks = KEY_CHECKS.filter(({ stacks }) => stacks?.includes(stack) ?? true);
  for (const { name, width = 1440, run } of checks) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("about:blank");
    await page.goto(url);
    await run(page).catch((error: Error) => faults.push(`${name}: ${error.message}`));
  }
  return { faults, count: checks.length };
}

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
