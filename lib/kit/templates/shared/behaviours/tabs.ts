import { closest, find, findAll } from "./dom";
import { listen } from "./listen";
import { keyInRow, moveFocus } from "./roving";

export interface Tab {
  /** Unique in its tabs; what the value speaks of. */
  readonly id: string;
  readonly label: string;
  /** Cannot be selected; arrows pass over it. */
  readonly disabled?: boolean;
}

export interface TabKeyPress {
  /** `event.key`. */
  key: string;
  /** Index of the tab that has the focus. */
  index: number;
  /** For each tab, whether it cannot be used. */
  disabled: readonly boolean[];
  vertical?: boolean;
  /** Right-to-left text turns the horizontal arrows round. */
  rtl?: boolean;
}

/** Index of the tab that a key leads to, or null when the key is none of the tabs' or nowhere is left to go. */
export function tabAfterKey({
  key,
  index,
  disabled,
  vertical = false,
  rtl = false,
}: TabKeyPress): number | null {
  const forward = vertical ? "ArrowDown" : rtl ? "ArrowLeft" : "ArrowRight";
  const back = vertical ? "ArrowUp" : rtl ? "ArrowRight" : "ArrowLeft";
  const usable = disabled.flatMap((isDisabled, at) => (isDisabled ? [] : [at]));
  const first = usable[0];
  const last = usable.at(-1);
  if (first === undefined || last === undefined) return null;
  if (key === "Home") return first;
  if (key === "End") return last;
  if (key === forward) return usable.find((at) => at > index) ?? first;
  if (key === back) return usable.findLast((at) => at < index) ?? last;
  return null;
}

/**
 * Brings tabs to life that are in the page: keys, pointer, which panel is shown.
 * @returns a function that takes the listeners off again
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const list = find(root, "[role=tablist]");
  if (!list) return () => {};
  const tabs = findAll<HTMLButtonElement>(list, "[role=tab]");
  const select = (selected: HTMLElement) => {
    for (const tab of tabs) {
      const isSelected = tab === selected;
      tab.ariaSelected = `${isSelected}`;
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = !isSelected;
    }
  };
  return listen(list, {
    click(event) {
      const tab = closest(event, "[role=tab]:enabled");
      if (tab) select(tab);
    },
    keydown(event) {
      const isVertical = root.dataset.orientation === "vertical";
      const usable = tabs.filter((tab) => !tab.disabled);
      const tab = moveFocus(event, usable, { key: isVertical ? event.key : keyInRow(event.key, list) });
      if (tab && root.dataset.activation !== "manual") select(tab);
    },
  });
}
