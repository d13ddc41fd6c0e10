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

/** Whether an element's text runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

/**
 * Brings tabs to life that are in the page: keys, pointer, which panel is shown.
 * @returns a function that takes the listeners off again
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const list = root.querySelector<HTMLElement>('[role="tablist"]');
  if (!list) return () => {};
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];

  const select = (selected: HTMLButtonElement) => {
    for (const tab of tabs) {
      const isSelected = tab === selected;
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = !isSelected;
    }
  };
  const onClick = (event: Event) => {
    const tab = tabs.find((one) => one.contains(event.target as Node));
    if (tab && !tab.disabled) select(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.indexOf(document.activeElement as HTMLButtonElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = tabAfterKey({
      key: event.key,
      index,
      disabled: tabs.map((tab) => tab.disabled),
      vertical: root.dataset.orientation === "vertical",
      rtl: isRightToLeft(list),
    });
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    if (root.dataset.activation !== "manual") select(tab);
    tab.focus();
  };

  list.addEventListener("click", onClick);
  list.addEventListener("keydown", onKeyDown);
  return () => {
    list.removeEventListener("click", onClick);
    list.removeEventListener("keydown", onKeyDown);
  };
}
