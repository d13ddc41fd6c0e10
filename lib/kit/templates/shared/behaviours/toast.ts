import { create, find } from "./dom";
import { listen, together } from "./listen";

export type ToastVariant = "info" | "success" | "warning" | "danger";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** What happened, in a few words. */
  title: string;
  text?: string;
  /** Default "info". */
  variant?: ToastVariant;
  action?: ToastAction;
  /** Until it leaves by itself; 0 stays. Default 6000, or 0 for a failure and for a toast with an action. */
  durationMs?: number;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  variant: ToastVariant;
  durationMs: number;
}

export interface ToastQueue {
  /** Shows a message. @returns its id */
  add(options: ToastOptions): number;
  dismiss(id: number): void;
  /** Time stands still while people read: the pointer is over the messages, or one of them has the focus. */
  pause(): void;
  resume(): void;
  /** The messages that are shown, oldest first; a new array after each change. */
  messages(): readonly ToastMessage[];
  /** Calls back after each change. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

const DURATION_MS = 6000;

/** Keeps what is shown and for how long; knows nothing of the page. At most `limit` messages at once. */
export function createToastQueue({ limit = 4 }: { limit?: number } = {}): ToastQueue {
  let shown: readonly ToastMessage[] = [];
  let lastId = 0;
  let isPaused = false;
  const timers = new Map<
    number,
    { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; leftMs: number }
  >();
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const run = (id: number) => {
    const clock = timers.get(id);
    if (!clock || isPaused) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.leftMs);
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
    if (shown.some((message) => message.id === id)) change(shown.filter((message) => message.id !== id));
  };

  return {
    add(options) {
      lastId += 1;
      const id = lastId;
      const variant = options.variant ?? "info";
      const stays = variant === "danger" || options.action !== undefined;
      const durationMs = options.durationMs ?? (stays ? 0 : DURATION_MS);
      for (const oldest of shown.slice(0, Math.max(0, shown.length + 1 - limit))) dismiss(oldest.id);
      if (durationMs > 0) timers.set(id, { timer: undefined, startedAt: 0, leftMs: durationMs });
      change([...shown, { ...options, id, variant, durationMs }]);
      run(id);
      return id;
    },
    dismiss,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of timers.values()) {
        clearTimeout(clock.timer);
        clock.leftMs = Math.max(1000, clock.leftMs - (Date.now() - clock.startedAt));
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const id of timers.keys()) run(id);
    },
    messages: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Shows a queue's messages in a live region that is in the page: for pages without a framework.
 * @returns a function that ends it
 */
export function showToasts(list: HTMLElement, queue: ToastQueue, dismissLabel = "Dismiss"): () => void {
  const items = new Map<number, HTMLElement>();
  const reading = { pointer: false, focus: false };
  let cameFrom: HTMLElement | null = null;
  const note = (change: Partial<typeof reading>) => {
    Object.assign(reading, change);
    if (reading.pointer || reading.focus) queue.pause();
    else queue.resume();
  };
  const remove = (item: HTMLElement) => {
    if (item.contains(document.activeElement)) {
      // The focus must not fall out of the page together with the message.
      const next = item.nextElementSibling ?? item.previousElementSibling;
      ((next && find(next, ".kit-toast-close")) ?? cameFrom)?.focus();
    }
    item.remove();
  };
  const draw = () => {
    const messages = queue.messages();
    for (const [id, item] of items) {
      if (messages.some((message) => message.id === id)) continue;
      items.delete(id);
      remove(item);
    }
    for (const message of messages) {
      if (items.has(message.id)) continue;
      const item = toastElement(message, () => queue.dismiss(message.id), dismissLabel);
      items.set(message.id, item);
      list.append(item);
    }
    // The last message leaves without the pointer or the focus leaving it.
    if (messages.length === 0) note({ pointer: false, focus: false });
  };
  const end = together(
    queue.subscribe(draw),
    listen(list, {
      pointerenter: () => note({ pointer: true }),
      pointerleave: () => note({ pointer: false }),
      focusin({ relatedTarget }) {
        if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) cameFrom = relatedTarget;
        note({ focus: true });
      },
      focusout({ relatedTarget }) {
        if (!list.contains(relatedTarget as Node | null)) note({ focus: false });
      },
    }),
  );
  draw();
  return end;
}

/** Texts become text nodes: nothing in a message can be markup. */
function toastElement(message: ToastMessage, dismiss: () => void, dismissLabel: string): HTMLElement {
  const { title, text, action } = message;
  const content = create("div", "kit-toast-content", create("p", "kit-toast-title", title));
  if (text) content.append(create("p", "kit-toast-text", text));
  const item = create("li", "kit-toast", content);
  item.dataset.variant = message.variant;
  const button = (className: string, label: string, onclick: () => void) => {
    const made = create("button", className, label);
    item.append(Object.assign(made, { type: "button", onclick }));
    return made;
  };
  if (action)
    button("kit-toast-action", action.label, () => {
      action.onPress();
      dismiss();
    });
  button("kit-toast-close", "", dismiss).ariaLabel = `${dismissLabel}: ${title}`;
  item.onkeydown = ({ key }) => {
    if (key === "Escape") dismiss();
  };
  return item;
}
