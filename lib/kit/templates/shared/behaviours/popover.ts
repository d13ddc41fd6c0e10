import { find } from "./dom";
import { listen, together } from "./listen";
import { anchorOf, keepPlaced } from "./place";

/**
 * A popover takes the focus when it opens, gives it back to what opened it, and closes when the focus goes elsewhere.
 * Opening by a button, Esc and a press beside it are the browser's own.
 * @param onToggle after it was opened or closed, in whichever way
 * @returns a function that takes the listeners off again
 */
export function enhancePopover(float: HTMLElement, onToggle?: (isOpen: boolean) => void): () => void {
  let opener: HTMLElement | undefined;
  let unwatch = () => {};
  const onFocus = ({ target }: Event) => {
    if (target !== opener && !float.contains(target as Node)) float.hidePopover();
  };
  return together(
    keepPlaced(float),
    () => unwatch(),
    listen(float, {
      beforetoggle: (event: Event) => {
        unwatch();
        if ((event as ToggleEvent).newState === "open") {
          opener = anchorOf(float);
          unwatch = listen(document, { focusin: onFocus });
          return;
        }
        const { activeElement } = document;
        if (activeElement === document.body || float.contains(activeElement)) opener?.focus();
      },
      toggle: () => {
        const isOpen = float.matches(":popover-open");
        if (isOpen && !float.contains(document.activeElement)) (find(float, "[autofocus]") ?? float).focus();
        onToggle?.(isOpen);
      },
    }),
  );
}
