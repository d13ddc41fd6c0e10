import { closest, find, findAll, isRightToLeft } from "./dom";
import { listen } from "./listen";
import { keyInRow, moveFocus } from "./roving";

export interface Tab {
  /** Unique in its tabs; what the value speaks of. */
  readonly id: string;
  readonly label: string;
  /** Cannot be selected; arrows pass over it. */
  readonly disabled?: boolean;
}

/**
 * Moves the focus among tabs that can be used, by the arrows of their row or column, Home and End.
 * @returns the tab that has it now; nothing when the key is another one
 */
export function moveTab(
  event: KeyboardEvent,
  list: HTMLElement,
  isVertical: boolean,
): HTMLElement | undefined {
  const key = isVertical ? event.key : keyInRow(event.key, isRightToLeft(list));
  return moveFocus(event, findAll(list, "[role=tab]:enabled"), { key });
}

/**
 * Brings tabs to life that are in the page: keys, pointer, which panel is shown.
 * @returns a function that takes the listeners off again
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const list = find(root, "[role=tablist]")!;
  const tabs = findAll(list, "[role=tab]");
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
      const tab = moveTab(event, list, root.dataset.orientation === "vertical");
      if (tab && root.dataset.activation !== "manual") select(tab);
    },
  });
}
