import { findAll, isRightToLeft } from "./dom";
import { listen } from "./listen";

/*
 * Floating elements are popovers with the class `kit-float`: the style sheet places them at their anchor by
 * `position-area`, from `data-placement` ("bottom-start", "top", "end", …). Browsers without it get the same from here.
 */

/** Between anchor and float, and between float and the window's upper and lower edge, in px, as in the style sheet. */
const GAP = 6;

/** What opens a float: the button in use among those that name it, else what stands before it. */
export function anchorOf(float: HTMLElement): HTMLElement | undefined {
  const id = CSS.escape(float.id);
  const named = findAll(document, `[popovertarget="${id}"],[commandfor="${id}"]`);
  const openers = named.filter((one) => !float.contains(one));
  return (
    openers.find((one) => one === document.activeElement) ??
    openers[0] ??
    (float.previousElementSibling as HTMLElement | null) ??
    undefined
  );
}

/** Shows a float at its anchor, or hides it. */
export function setFloat(float: HTMLElement, isOpen: boolean): void {
  if (isOpen === float.matches(":popover-open")) return;
  // Older types do not know the option.
  const show: (options: { source?: HTMLElement }) => void = float.showPopover;
  if (isOpen) show.call(float, { source: anchorOf(float) });
  else float.hidePopover();
}

/**
 * Places a float whenever it opens, and keeps it there while it is open, in browsers without CSS anchor positioning.
 * @returns a function that ends it
 */
export function keepPlaced(float: HTMLElement): () => void {
  if (CSS.supports("position-area", "block-end")) return () => {};
  let end = () => {};
  const forget = listen(float, {
    beforetoggle: (event: Event) => {
      end();
      const anchor = (event as ToggleEvent).newState === "open" ? anchorOf(float) : undefined;
      end = anchor ? follow(float, anchor) : () => {};
    },
  });
  return () => {
    forget();
    end();
  };
}

function follow(float: HTMLElement, anchor: HTMLElement): () => void {
  const put = () => {
    const { x, y } = placeOf(float, anchor);
    Object.assign(float.style, { left: `${x}px`, top: `${y}px` });
  };
  // Calls back at first too, before the next paint.
  const sizes = new ResizeObserver(put);
  sizes.observe(float);
  sizes.observe(anchor);
  const forget = [
    listen(window, { resize: put }),
    listen(document, { scroll: put }, { capture: true, passive: true }),
  ];
  return () => {
    sizes.disconnect();
    for (const end of forget) end();
  };
}

const OPPOSITE: Record<string, string> = { top: "bottom", bottom: "top", start: "end", end: "start" };
const turned = (name: string) => OPPOSITE[name] ?? name;

/** The first of several places that has room, else the wanted one; then moved into the window. */
function placeOf(float: HTMLElement, anchor: HTMLElement): { x: number; y: number } {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = float;
  const isRtl = isRightToLeft(float);
  const [side = "bottom", align = "center"] = (float.dataset.placement ?? "bottom-start").split("-");
  const isBeside = side === "start" || side === "end";
  const firstX = isBeside ? GAP : 0;
  const lastX = clientWidth - width - firstX;
  const lastY = clientHeight - height - GAP;

  const options = [
    [side, align],
    [turned(side), align],
    ...(isBeside
      ? []
      : [
          [side, turned(align)],
          [turned(side), turned(align)],
        ]),
    ["bottom", "center"],
    ["top", "center"],
  ].map(([side, align]) => {
    const isInline = side === "start" || side === "end";
    const towardsLeft = (isInline ? side === "start" : align === "end") !== isRtl;
    let x = towardsLeft ? box.right - width : box.left;
    let y = side === "top" ? box.top - height - GAP : box.bottom + GAP;
    if (isInline) {
      x = towardsLeft ? box.left - width - GAP : box.right + GAP;
      y = within(box.top + (box.height - height) / 2, lastY, GAP);
    } else if (align === "center") x = within(box.left + (box.width - width) / 2, lastX, firstX);
    return { x, y };
  });
  const best = options.find(({ x, y }) => x >= firstX && x <= lastX && y >= GAP && y <= lastY) ??
    options[0] ?? { x: 0, y: 0 };
  return { x: within(best.x, lastX, firstX), y: within(best.y, lastY, GAP) };
}

function within(value: number, last: number, first = 0): number {
  return Math.max(first, Math.min(value, last));
}
