import { closest, findAll, hasModifier, isRightToLeft } from "./dom";
import { listen } from "./listen";

const STEP = 16;
const NARROWEST = 64;

/**
 * Lets people change the widths of a table's columns: each `.kit-table-resize` in a head is drawn by pointer or moved by
 * arrows (Home: as narrow as can be; double press: as at first).
 * @returns a function that takes all listeners off again
 */
export function resizeColumns(root: HTMLElement): () => void {
  const table = root.querySelector("table");
  if (!table?.querySelector(HANDLE)) return () => {};
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const handles = findAll(table, HANDLE);
  const say = () => {
    for (const handle of handles)
      handle.ariaValueNow = String(Math.round(handle.closest("th")?.offsetWidth ?? 0));
  };
  const setWidth = (handle: HTMLElement, width: number) => {
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    const at = heads.indexOf(handle.closest("th")!);
    widths[at] = Math.max(NARROWEST, width);
    for (const [index, head] of heads.entries()) head.style.inlineSize = `${widths[index]}px`;
    table.style.tableLayout = "fixed";
    table.style.inlineSize = `${widths.reduce((sum, one) => sum + one, 0)}px`;
    say();
  };
  const sign = () => (isRightToLeft(table) ? -1 : 1);
  const handleOf = (event: Event) => closest(event, HANDLE);

  const onPointerDown = (event: PointerEvent) => {
    const handle = handleOf(event);
    if (!handle || event.button !== 0) return;
    // No selection of text on the way.
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    const begin = event.clientX;
    const width = handle.closest("th")!.getBoundingClientRect().width;
    handle.onpointermove = (move) => setWidth(handle, width + sign() * (move.clientX - begin));
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = handleOf(event);
    if (!handle || hasModifier(event)) return;
    const step = { ArrowRight: sign(), ArrowLeft: -sign() }[event.key];
    if (step === undefined && event.key !== "Home") return;
    event.preventDefault();
    const width = handle.closest("th")!.getBoundingClientRect().width;
    setWidth(handle, step === undefined ? 0 : width + step * STEP * (event.shiftKey ? 4 : 1));
  };
  const onDoubleClick = (event: Event) => {
    if (!handleOf(event)) return;
    for (const element of [table, ...heads]) element.removeAttribute("style");
    say();
  };
  say();
  return listen(table, { pointerdown: onPointerDown, keydown: onKeyDown, dblclick: onDoubleClick });
}

const HANDLE = ".kit-table-resize";
