import { enhanceModal } from "./modal";

/** A drawer closes as a modal does. @returns a function that takes the listeners off again */
export function enhanceDrawer(element: HTMLElement): () => void {
  return enhanceModal(element);
}
