import { find } from "./dom";

/** Shows a checkbox as mixed until it is pressed, which markup alone cannot say. */
export function enhanceCheckbox(root: HTMLElement): () => void {
  const input = find<HTMLInputElement>(root, "input");
  if (input) input.indeterminate = "indeterminate" in root.dataset;
  return () => {};
}
