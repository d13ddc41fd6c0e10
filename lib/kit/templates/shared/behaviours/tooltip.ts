import { find } from "./dom";
import { listen, together } from "./listen";
import { keepPlaced, setFloat } from "./place";

/** Time to get from what it explains to the tooltip, in ms. */
const GRACE_MS = 150;
/** So soon after another tooltip one opens at once, in ms. */
const WARM_MS = 400;
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Shows a tooltip while the pointer or the visible focus is on what stands before it; the pointer may go on to the tooltip,
 * Esc hides it (WCAG 1.4.13). How long the pointer must rest is the token `--component-tooltip-delay`.
 * @returns a function that takes everything off again
 */
export function enhanceTooltip(root: HTMLElement): () => void {
  const bubble = find(root, ":scope > .kit-tooltip-text");
  const trigger = bubble?.previousElementSibling;
  if (!bubble || !trigger) return () => {};
  const described = trigger.getAttribute("aria-describedby");
  trigger.setAttribute("aria-describedby", [described, bubble.id].filter(Boolean).join(" "));

  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetEscape = () => {};
  const set = (isOpen: boolean, afterMs = 0) => {
    clearTimeout(timer);
    if (afterMs > 0) {
      timer = setTimeout(set, afterMs, isOpen);
      return;
    }
    if (!isOpen && bubble.matches(":popover-open")) closedAt = Date.now();
    setFloat(bubble, isOpen);
    forgetEscape();
    forgetEscape = isOpen ? listen(document, { keydown: onKeyDown }, { capture: true }) : () => {};
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    set(false);
  };
  const isFocused = () => trigger.matches(":focus-visible, :has(:focus-visible)");
  const end = together(
    keepPlaced(bubble),
    listen(root, {
      pointerenter: ({ pointerType }) => {
        if (pointerType !== "touch") set(true, Date.now() - closedAt < WARM_MS ? 0 : delayOf(root));
      },
      pointerleave: () => {
        if (!isFocused()) set(false, GRACE_MS);
      },
      pointerdown: ({ target }) => {
        if (trigger.contains(target as Node)) set(false);
      },
      focusin: () => {
        if (isFocused()) set(true);
      },
      focusout: () => {
        if (!root.matches(":hover")) set(false);
      },
    }),
  );
  return () => {
    end();
    set(false);
    if (described) trigger.setAttribute("aria-describedby", described);
    else trigger.removeAttribute("aria-describedby");
  };
}

function delayOf(root: HTMLElement): number {
  const text = getComputedStyle(root).getPropertyValue("--component-tooltip-delay").trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000);
}
