import type { KitLeaks } from "./leaks";

/**
 * Runs in the page before its scripts: counts listeners on what outlives a component, timers and observers, and inserts
 * and removes the markup of the HTML project. Serialized by Playwright, so it reads nothing from outside.
 */
export function watchLeaks(): void {
  const native = { setTimeout };
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  const listeners = new Map<EventTarget, Set<string>>();
  const numbers = new WeakMap<object, number>();
  let lastNumber = 0;
  const numberOf = (value: object) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    lastNumber += 1;
    numbers.set(value, lastNumber);
    return lastNumber;
  };
  const outlives = (target: EventTarget) =>
    !(target instanceof Element) || target === document.documentElement || target === document.body;
  const keyOf = (type: string, listener: object, options: unknown) => {
    const isCapture =
      typeof options === "object" && options ? (options as AddEventListenerOptions).capture : options;
    return `${type} ${numberOf(listener)} ${isCapture === true}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    if (!listener || !outlives(target) || target instanceof AbortSignal) return;
    const keys = listeners.get(target) ?? new Set();
    listeners.set(target, keys);
    const key = keyOf(type, listener, options);
    keys.add(key);
    const forget = () => void keys.delete(key);
    if (typeof options !== "object") return;
    if (options.once)
      addEventListener.call(target, type, forget, { once: true, capture: options.capture === true });
    if (options.signal) addEventListener.call(options.signal, "abort", forget, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener) listeners.get(this ?? window)?.delete(keyOf(type, listener, options));
  };

  const timers = new Set<string>();
  const patch = (
    set: "setTimeout" | "setInterval" | "requestAnimationFrame",
    clear: string,
    isOnce: boolean,
  ) => {
    const scope = window as unknown as Record<string, (...args: unknown[]) => number>;
    const start = scope[set]!;
    const stop = scope[clear]!;
    scope[set] = (callback, ...rest) => {
      const id: number = start.call(
        window,
        (...args: unknown[]) => {
          if (isOnce) timers.delete(`${clear} ${id}`);
          if (typeof callback === "function") callback(...args);
        },
        ...rest,
      );
      timers.add(`${clear} ${id}`);
      return id;
    };
    scope[clear] = (id) => {
      timers.delete(`${clear} ${id}`);
      return stop.call(window, id);
    };
  };
  patch("setTimeout", "clearTimeout", true);
  patch("setInterval", "clearInterval", false);
  patch("requestAnimationFrame", "cancelAnimationFrame", true);

  // By number, because a set of observers would itself keep what they observe.
  const observed = new Map<number, number>();
  for (const { prototype } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const scope = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const { observe, unobserve, disconnect } = scope;
    const change = (observer: object, by: number) => {
      const left = (observed.get(numberOf(observer)) ?? 0) + by;
      if (left > 0 && by !== 0) observed.set(numberOf(observer), left);
      else observed.delete(numberOf(observer));
    };
    scope.observe = function (...args) {
      change(this, 1);
      return observe!.apply(this, args);
    };
    scope.disconnect = function () {
      change(this, 0);
      return disconnect!.call(this);
    };
    if (unobserve)
      scope.unobserve = function (...args) {
        change(this, -1);
        return unobserve.apply(this, args);
      };
  }

  let stage: HTMLElement | null = null;
  let markup = "";
  const kitLeaks: KitLeaks = {
    mountMarkup: (_component, story) => {
      const { kit } = window as unknown as { kit: Record<"start" | "stop", (root: Element) => void> };
      if (!stage) {
        stage = document.querySelector<HTMLElement>(`.gallery-stage[data-story="${story}"]`)!;
        kit.stop(stage);
        markup = stage.innerHTML;
      }
      const place = stage;
      place.innerHTML = markup;
      kit.start(place);
      return () => {
        kit.stop(place);
        place.replaceChildren();
      };
    },
    use: () => {
      const main = document.querySelector("main")!;
      for (const element of main.querySelectorAll<HTMLElement>("[popover], [class^=kit-], summary")) {
        if (!element.isConnected) continue;
        element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
        if (element.popover && !element.matches(":popover-open")) element.showPopover();
        if (element.matches("summary, [aria-haspopup], [aria-expanded]")) element.click();
      }
      const control = main.querySelector<HTMLElement>("button, input, select, textarea, a[href], [tabindex]");
      control?.focus();
      for (const key of ["ArrowDown", "a"])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
        );
      const dialog = main.querySelector("dialog");
      if (dialog && !dialog.open) dialog.showModal();
    },
    rest: (ms = 0) =>
      new Promise((resolve) => {
        if (ms > 0) native.setTimeout.call(window, resolve, ms);
        // A task without the delay that browsers give to timers in a row.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          if (ms === 0) resolve();
        };
        port2.postMessage(null);
      }),
    counts: () => ({
      listeners: [...listeners.values()].reduce((sum, keys) => sum + keys.size, 0),
      timers: timers.size,
      observers: observed.size,
    }),
  };
  Object.assign(window, { kitLeaks });
}
