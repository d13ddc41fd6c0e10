/** Where the focus came from, for each dialog that is open. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Shows a dialog over an inert page and remembers where the focus came from. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (document.activeElement instanceof HTMLElement) openers.set(dialog, document.activeElement);
  dialog.showModal();
}

/** Closes a dialog; the focus goes back to where it came from. */
export function closeModal(dialog: HTMLDialogElement, answer?: string): void {
  if (dialog.open) dialog.close(answer);
}

export interface ModalOptions {
  /** Whether a press on the veil closes it. Default true. */
  closeOnBackdrop?: boolean;
  /** After it was closed, in whichever way. */
  onClose?: (answer: string) => void;
}

/**
 * Closes a dialog by a press on the veil or on a `[data-kit-close]` inside, and gives the focus back. Esc and the trap
 * for the focus are the browser's own.
 * @returns a function that takes the listeners off again
 */
export function enhanceModal(dialog: HTMLDialogElement, options: ModalOptions = {}): () => void {
  const { closeOnBackdrop = true, onClose } = options;
  let pressedVeil = false;

  // A press that begins inside, e.g. to select text, and ends on the veil must not close.
  const onPointerDown = (event: Event) => {
    pressedVeil = event.target === dialog;
  };
  const onClick = (event: Event) => {
    const closer = (event.target as Element).closest("[data-kit-close]");
    if (closer && dialog.contains(closer)) closeModal(dialog);
    else if (closeOnBackdrop && pressedVeil && event.target === dialog) closeModal(dialog);
  };
  const onClosed = () => {
    const opener = openers.get(dialog);
    openers.delete(dialog);
    if (opener?.isConnected) opener.focus();
    onClose?.(dialog.returnValue);
  };

  dialog.addEventListener("pointerdown", onPointerDown);
  dialog.addEventListener("click", onClick);
  dialog.addEventListener("close", onClosed);
  return () => {
    dialog.removeEventListener("pointerdown", onPointerDown);
    dialog.removeEventListener("click", onClick);
    dialog.removeEventListener("close", onClosed);
  };
}
