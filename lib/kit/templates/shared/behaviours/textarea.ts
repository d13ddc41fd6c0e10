import { find } from "./dom";
import { listen } from "./listen";

/** "12 / 200": letters as people see them would need all of the text taken apart at each keystroke; these are UTF-16's. */
export function usedOf(text: string, limit: number): string {
  return `${text.length} / ${limit}`;
}

/** Keeps the count below a textarea right. @returns a function that takes the listener off again */
export function enhanceTextarea(box: HTMLElement): () => void {
  const control = find<HTMLTextAreaElement>(box, "textarea");
  const count = box.parentElement && find(box.parentElement, ".kit-textarea-count");
  if (!control || !count) return () => {};
  const update = () => {
    count.textContent = usedOf(control.value, Number(count.dataset.limit));
    count.toggleAttribute("data-over", control.value.length > Number(count.dataset.limit));
  };
  update();
  return listen(control, { input: update });
}
