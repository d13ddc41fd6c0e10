/** Shows a checkbox as mixed until it is pressed, which markup alone cannot say. */
export function enhanceCheckbox(root: HTMLElement): () => void {
  const input = root.querySelector("input");
  if (input) input.indeterminate = "indeterminate" in root.dataset;
  return () => {};
}
