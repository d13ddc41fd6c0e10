import { closest, find, findAll, tell } from "./dom";
import { listen, together } from "./listen";
import { keepPlaced, setFloat } from "./place";

export interface ComboboxOption {
  /** Unique in its list; what the value speaks of. */
  readonly value: string;
  readonly label: string;
  /** What tells it apart from others, beside its label. */
  readonly hint?: string;
  /** Cannot be chosen. */
  readonly disabled?: boolean;
}

/** Small letters without accents: "Zürich" holds "ur". */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const labelOf = (option: Element | undefined) => option?.firstElementChild?.textContent?.trim() ?? "";

/** The elements of a combobox that is in the page. */
function elementsOf(root: HTMLElement) {
  return {
    input: find<HTMLInputElement>(root, "[role=combobox]")!,
    hidden: find<HTMLInputElement>(root, "input[type=hidden]")!,
    options: findAll(root, "[role=option]"),
  };
}

/** Shows the value of the hidden field: the label in the control, the mark in the list. Call it after each change from outside. */
export function showValue(root: HTMLElement): void {
  const { input, hidden, options } = elementsOf(root);
  const chosen = options.find((option) => option.dataset.value === hidden.value);
  for (const option of options) option.ariaSelected = `${option === chosen}`;
  input.value = labelOf(chosen);
}

/**
 * Brings a combobox to life whose answers are all in the page: typing hides those that do not fit, the focus stays in the
 * control. The hidden field holds the value.
 * @param onChange after the person chooses another one
 * @returns a function that takes everything off again
 */
export function enhanceCombobox(root: HTMLElement, onChange?: (value: string) => void): () => void {
  const { input, hidden } = elementsOf(root);
  const popup = find(root, ".kit-combobox-popup")!;
  const empty = find(root, ".kit-combobox-empty")!;
  let active: HTMLElement | undefined;
  let isOpen = false;

  const activate = (option?: HTMLElement) => {
    active?.removeAttribute("data-active");
    active = option;
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.dataset.active = "";
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };
  const filter = (text: string) => {
    const { options } = elementsOf(root);
    for (const option of options) option.hidden = !folded(labelOf(option)).includes(folded(text.trim()));
    empty.hidden = options.some((option) => !option.hidden);
    activate();
  };
  const show = (next: boolean) => {
    isOpen = next;
    setFloat(popup, next);
    input.ariaExpanded = `${next}`;
  };
  const open = (text = "") => {
    filter(text);
    show(true);
  };
  const close = () => {
    activate();
    show(false);
  };
  const choose = (value: string) => {
    const isNew = hidden.value !== value;
    hidden.value = value;
    showValue(root);
    close();
    if (isNew) {
      onChange?.(value);
      tell(hidden, "change");
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && altKey) {
      if (step > 0) open();
      else close();
    } else if (step) {
      if (!isOpen) open();
      const usable = elementsOf(root).options.filter((one) => !one.hidden && !one.ariaDisabled);
      const index = active ? usable.indexOf(active) + step : step > 0 ? 0 : -1;
      activate(usable.at(index % (usable.length || 1)));
    } else if (key === "Enter" && isOpen) {
      if (active) choose(active.dataset.value ?? "");
      else close();
    } else if (key === "Escape" && (isOpen || input.value)) {
      if (isOpen) close();
      else choose("");
    } else {
      if (key.length > 1) activate();
      return;
    }
    event.preventDefault();
  };
  const onInput = (event: Event) => {
    if (event.target !== input) return;
    open(input.value);
    if (!input.value) {
      hidden.value = "";
      onChange?.("");
    }
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const option = closest(event, "[role=option]");
    if (option && !option.ariaDisabled) choose(option.dataset.value ?? "");
    else if (!option && closest(event, ".kit-input-box") && !input.disabled) {
      if (isOpen && target !== input) close();
      else if (!isOpen) open();
    }
  };
  // A press beside the text keeps the focus in it.
  const onPointerDown = (event: Event) => {
    if (event.target === input || input.disabled) return;
    event.preventDefault();
    input.focus();
  };
  const onBlur = () => {
    close();
    showValue(root);
  };
  showValue(root);
  return together(
    close,
    keepPlaced(popup),
    listen(root, {
      keydown: onKeyDown,
      input: onInput,
      click: onClick,
      mousedown: onPointerDown,
      focusout: onBlur,
    }),
  );
}
