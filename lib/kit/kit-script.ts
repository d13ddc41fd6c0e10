import { enhanceAccordion } from "./templates/shared/behaviours/accordion";
import { enhanceDataTable } from "./templates/shared/behaviours/data-table";
import { enhanceHeader } from "./templates/shared/behaviours/header";
import { closeModal, enhanceModal, openModal } from "./templates/shared/behaviours/modal";
import { enhanceTabs } from "./templates/shared/behaviours/tabs";
import { createToastQueue, showToasts, type ToastVariant } from "./templates/shared/behaviours/toast";

/*
 * The whole script of pages without a framework: `scripts/kit-script.ts` bundles it into templates/html/kit.js, a
 * classic script, because pages that are opened from disk may not load modules.
 */

interface BrandTexts {
  name: string;
  tagline: string;
  language: string;
  direction: string;
}

const ENHANCE: Record<string, (element: HTMLElement) => void> = {
  accordion: enhanceAccordion,
  "data-table": enhanceDataTable,
  header: enhanceHeader,
  modal: (element) => {
    enhanceModal(element as HTMLDialogElement, { closeOnBackdrop: !("static" in element.dataset) });
  },
  tabs: enhanceTabs,
};

const toasts = createToastQueue();

/** Brings everything below `root` to life that has `data-kit`, each element once. */
function start(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-kit]")) {
    const enhance = ENHANCE[element.dataset.kit ?? ""];
    if (!enhance || "kitReady" in element.dataset) continue;
    element.dataset.kitReady = "";
    enhance(element);
  }
}

/** Puts the brand's texts where the page has room for them: always as text, never as markup. */
function fillTexts(brand: BrandTexts): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-brand]")) {
    const text = element.dataset.brand === "tagline" ? brand.tagline : brand.name;
    element.textContent = text;
    if (brand.language !== "und") element.lang = brand.language;
    element.dir = "auto";
  }
}

function toastList(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".kit-toasts > .kit-toast-list");
  if (found) return found;
  const section = document.createElement("section");
  section.className = "kit-toasts";
  section.setAttribute("aria-label", "Messages");
  const list = document.createElement("ol");
  list.className = "kit-toast-list";
  list.setAttribute("aria-live", "polite");
  section.append(list);
  document.body.append(section);
  return list;
}

document.addEventListener("click", (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const opener = target.closest<HTMLElement>("[data-kit-open]");
  const dialog = opener && document.getElementById(opener.dataset.kitOpen ?? "");
  if (dialog instanceof HTMLDialogElement) openModal(dialog);
  const { toastTitle, toastText, toastVariant } =
    target.closest<HTMLElement>("[data-kit-toast]")?.dataset ?? {};
  if (toastTitle) {
    toasts.add({ title: toastTitle, text: toastText, variant: toastVariant as ToastVariant | undefined });
  }
});

function begin(): void {
  const { brand } = window as { brand?: BrandTexts };
  if (brand) fillTexts(brand);
  start();
  showToasts(toastList(), toasts);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();

/** What a page may call: `kit.toast({ title: "Saved" })`, and `kit.start(element)` for markup that came later. */
Object.assign(window, { kit: { start, toast: toasts.add, openModal, closeModal } });
