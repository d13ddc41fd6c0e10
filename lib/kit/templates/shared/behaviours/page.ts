import { startCommands } from "./command";
import { closest, create, find, findAll } from "./dom";
import { createToastQueue, showToasts, type ToastVariant } from "./toast";

/* How a page without a framework comes to life. kit.js is made of this and of the components' behaviours. */

interface BrandTexts {
  name: string;
  tagline: string;
  language: string;
}

/** Brings one element to life, by what its attributes say. @returns a function that takes everything off again */
export type Enhance = (element: HTMLElement) => () => void;

/**
 * Brings the page to life once it is read, and gives it `window.kit`.
 * @param enhancers by the selector of what each one enhances
 */
export function startPage(enhancers: Readonly<Record<string, Enhance>>): void {
  const live = new Map<HTMLElement, () => void>();
  const toasts = createToastQueue();

  /** Brings everything at and below `root` to life, each element once. */
  const start = (root: ParentNode = document) => {
    for (const [selector, enhance] of Object.entries(enhancers)) {
      const found = findAll(root, selector);
      if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
      for (const element of found) {
        if (live.has(element)) continue;
        try {
          live.set(element, enhance(element));
        } catch (error) {
          // Markup that lacks something stays as it is, and the rest of the page comes to life.
          console.error(element, error);
        }
      }
    }
  };
  /** Takes the behaviours of `root` and of everything below it off again. */
  const stop = (root: Node) => {
    for (const [element, end] of live) {
      if (!root.contains(element)) continue;
      end();
      live.delete(element);
    }
  };
  const begin = () => {
    const { brand } = window as { brand?: BrandTexts };
    if (brand) fillTexts(brand);
    start();
    startCommands(document);
    document.addEventListener("click", (event) => {
      const button = closest(event, "[data-toast-title]");
      if (!button) return;
      const { toastTitle = "", toastText, toastVariant } = button.dataset;
      toasts.add({ title: toastTitle, text: toastText, variant: toastVariant as ToastVariant | undefined });
    });
    showToasts(toastList(), toasts);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
  Object.assign(window, { kit: { start, stop, toast: toasts.add } });
}

/** Puts the brand's texts where the page has room for them: always as text, never as markup. */
function fillTexts(brand: BrandTexts): void {
  for (const element of findAll(document, "[data-brand]")) {
    element.textContent = element.dataset.brand === "tagline" ? brand.tagline : brand.name;
    if (brand.language !== "und") element.lang = brand.language;
    element.dir = "auto";
  }
}

function toastList(): HTMLElement {
  const found = find(document, ".kit-toasts > .kit-toast-list");
  if (found) return found;
  const list = create("ol", "kit-toast-list");
  list.ariaLive = "polite";
  const section = create("section", "kit-toasts", list);
  section.ariaLabel = "Messages";
  document.body.append(section);
  return list;
}
