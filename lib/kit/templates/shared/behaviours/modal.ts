import { listen } from "./listen";

/** Where the focus came from, for each dialog that is open. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Shows a dialog over an inert page, or closes it; the focus goes back to where it came from. */
export function setModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (dialog.open === isOpen) return;
  if (isOpen) dialog.showModal();
  else dialog.close();
}

/**
 * Closes a dialog by a press on the veil (not with `data-static`) or on a `[data-kit-close]` inside, and gives the focus
 * back. Esc and the trap for the focus are the browser's own.
 * @param onToggle after it was opened or closed, in whichever way
 * @returns a function that takes the listeners off again
 */
export function enhanceModal(element: HTMLElement, onToggle?: (isOpen: boolean) => void): () => void {
  const dialog = element as HTMLDialogElement;
  let pressedVeil = false;
  return listen(dialog, {
    // A press that begins inside, e.g. to select text, and ends on the veil must not close.
    pointerdown: ({ target }) => {
      pressedVeil = target === dialog;
    },
    click: ({ target }) => {
      const closer = (target as Element).closest("[data-kit-close]");
      const isVeil = pressedVeil && target === dialog && !("static" in dialog.dataset);
      if (isVeil || (closer && dialog.contains(closer))) setModal(dialog, false);
    },
    beforetoggle: () => {
      if (!dialog.open && document.activeElement instanceof HTMLElement)
        openers.set(dialog, document.activeElement);
    },
    toggle: () => {
      if (!dialog.open) {
        const opener = openers.get(dialog);
        openers.delete(dialog);
        if (opener?.isConnected && !dialog.contains(opener)) opener.focus();
      }
      onToggle?.(dialog.open);
    },
  });
}
