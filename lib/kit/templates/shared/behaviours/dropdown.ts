import { closest, find, findAll, hasModifier } from "./dom";
import { listen, together } from "./listen";
import { keepPlaced, setFloat } from "./place";
import { moveFocus } from "./roving";
import { createTypeAhead } from "./type-ahead";

export interface DropdownItem {
  /** Unique in its menu. */
  readonly id: string;
  readonly label: string;
  /** At the end of the line, e.g. a shortcut. */
  readonly hint?: string;
  /** Makes it a link. */
  readonly href?: string;
  /** Can have the focus, and does nothing. */
  readonly disabled?: boolean;
  /** What cannot be undone. */
  readonly danger?: boolean;
  /** A line above it. */
  readonly separated?: boolean;
  /** Can be checked: one of those between two lines, or any of them. */
  readonly check?: "one" | "many";
}

export const ITEM_ROLES = { one: "menuitemradio", many: "menuitemcheckbox", none: "menuitem" } as const;

/** The ids of the checked items after one was chosen. */
export function nextChecked(
  items: readonly DropdownItem[],
  checked: readonly string[],
  id: string,
): readonly string[] {
  const at = items.findIndex((item) => item.id === id);
  if (items[at]?.check !== "one")
    return checked.includes(id) ? checked.filter((one) => one !== id) : [...checked, id];
  const end = items.findIndex((item, index) => index > at && item.separated);
  const start = items.findLastIndex((item, index) => index <= at && item.separated);
  const group = items.slice(Math.max(0, start), end < 0 ? undefined : end).map((item) => item.id);
  return [...checked.filter((one) => !group.includes(one)), id];
}

/**
 * Brings a menu button to life: keys, type-ahead, pointer, closing, and the focus given back.
 * @param isOwned whether somebody else says what is checked; else presses do
 * @returns a function that takes everything off again
 */
export function enhanceDropdown(root: HTMLElement, isOwned = false): () => void {
  const button = find(root, ".kit-dropdown-button")!;
  const menu = find(root, ".kit-menu")!;
  const match = createTypeAhead();
  const items = () => findAll(menu, ".kit-menu-item");
  const itemAt = (event: Event) => closest(event, ".kit-menu-item");
  let byEnter = false;

  const open = (at: number) => {
    setFloat(menu, true);
    items().at(at)?.focus();
  };
  return together(
    keepPlaced(menu),
    listen(button, {
      click: (event) => {
        // The browser would leave the focus here.
        event.preventDefault();
        if (menu.matches(":popover-open")) setFloat(menu, false);
        else open(0);
      },
      keydown: (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(event.key === "ArrowDown" ? 0 : -1);
      },
    }),
    listen(menu, {
      keydown: (event) => {
        const { key } = event;
        byEnter = key === "Enter";
        if (hasModifier(event)) return;
        if (key === "Tab") setFloat(menu, false);
        const all = items();
        const index = all.indexOf(document.activeElement as HTMLElement);
        if (key === " " && all[index] instanceof HTMLAnchorElement) {
          event.preventDefault();
          all[index].click();
        }
        const labels = all.map((item) => find(item, ".kit-menu-label")?.textContent ?? "");
        moveFocus(event, all, { other: (at) => match(key, labels, at) });
      },
      click: (event) => {
        const item = itemAt(event);
        if (!item) return;
        if (item.ariaDisabled === "true") {
          event.preventDefault();
          return;
        }
        const isChecked = item.ariaChecked;
        if (isChecked !== null && !isOwned) check(item);
        // Several may be checked before the menu is closed.
        if (isChecked === null || byEnter) setFloat(menu, false);
        byEnter = false;
      },
      pointermove: (event) => {
        if (event.pointerType !== "touch") itemAt(event)?.focus({ preventScroll: true });
      },
      beforetoggle: (event: Event) => {
        if ((event as ToggleEvent).newState === "closed" && menu.contains(document.activeElement))
          button.focus();
      },
    }),
  );
}

function check(item: HTMLElement): void {
  if (item.role !== ITEM_ROLES.one) {
    item.ariaChecked = String(item.ariaChecked !== "true");
    return;
  }
  let first: Element = item;
  while (first.previousElementSibling?.role === item.role) first = first.previousElementSibling;
  for (let one: Element | null = first; one?.role === item.role; one = one.nextElementSibling)
    one.ariaChecked = String(one === item);
}
