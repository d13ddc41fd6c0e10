/* Few words for what behaviours do with the page again and again. */

export const findAll = <Found extends HTMLElement = HTMLElement>(root: ParentNode, css: string): Found[] => [
  ...root.querySelectorAll<Found>(css),
];

export const find = <Found extends HTMLElement = HTMLElement>(root: ParentNode, css: string): Found | null =>
  root.querySelector<Found>(css);

/** The nearest element, from where an event happened on outwards, to which a selector fits. */
export const closest = <Found extends HTMLElement = HTMLElement>(
  { target }: Event,
  css: string,
): Found | null => (target instanceof Element ? target.closest<Found>(css) : null);

/** A new element with a class; texts become text nodes and are never read as markup. A button sends no form. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (element instanceof HTMLButtonElement) element.type = "button";
  element.append(...children);
  return element;
}

/** Whether an element's text runs from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** Whether keys mean something to the browser or the system, e.g. Alt+← the last page. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;

/** Value of a property such as `ariaBusy` for what is true or not said at all. */
export const flag = (isTrue: unknown): "true" | null => (isTrue ? "true" : null);

/** "Page {0} of {1}" with its values. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, at: string) => `${values[Number(at)] ?? ""}`);
}

/** What a widget's attribute holds as JSON, e.g. `data-kit-labels`. */
export const readData = (root: HTMLElement, name: string) => JSON.parse(root.dataset[name] ?? "{}");

/** Tells the page of a change; "change" is what a hidden field tells as others do by themselves. */
export const tell = (root: HTMLElement, name: string, detail?: unknown): boolean =>
  root.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
