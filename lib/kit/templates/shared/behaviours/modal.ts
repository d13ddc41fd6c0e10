/** Where the focus came from, for each dialog that is open. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Shows a dialog over an inert page. */
export function openModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
}

/** Closes a dialog; the focus goes back to where it came from. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
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

  // A press that begins inside, e.g. to select text, and ends on the veil must not close.
  const onPointerDown = (event: Event) => {
    pressedVeil = event.target === dialog;
  };
  const onClick = (event: Event) => {
    const closer = (event.target as Element).closest("[data-kit-close]");
    if (closer && dialog.contains(closer)) closeModal(dialog);
    else if (!("static" in dialog.dataset) && pressedVeil && event.target === dialog) closeModal(dialog);
  };
  const onBeforeToggle = () => {
    if (!dialog.open && document.activeElement instanceof HTMLElement)
      openers.set(dialog, document.activeElement);
  };
  const onToggled = () => {
    if (!dialog.open) {
      const opener = openers.get(dialog);
      openers.delete(dialog);
      if (opener?.isConnected && !dialog.contains(opener)) opener.focus();
    }
    onToggle?.(dialog.open);
  };
  const listeners = Object.entries({
    pointerdown: onPointerDown,
    click: onClick,
    beforetoggle: onBeforeToggle,
    toggle: onToggled,
  });
  for (const [type, listener] of listeners) dialog.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) dialog.removeEventListener(type, listener);
  };
}
