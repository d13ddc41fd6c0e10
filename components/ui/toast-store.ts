export interface Toast {
  id: number;
  text: string;
  /** A way back. While there is one, the toast stays until it is sent away: nobody has to hurry. */
  action?: { label: string; run: () => void } | undefined;
  kind: "done" | "problem";
}

const NONE: Toast | undefined = undefined;
const SHORT_MS = 6_000;
const listeners = new Set<() => void>();
let current: Toast | undefined = NONE;
let last = 0;

/** Shows what has just happened; the toast before it gives way. Without an action it leaves by itself. */
export function showToast(toast: Omit<Toast, "id" | "kind"> & { kind?: Toast["kind"] }): void {
  const shown: Toast = { kind: "done", ...toast, id: ++last };
  set(shown);
  if (!shown.action && shown.kind === "done") {
    setTimeout(() => current?.id === shown.id && dismissToast(), SHORT_MS);
  }
}

export function dismissToast(): void {
  set(NONE);
}

/** For `useSyncExternalStore`. */
export const readToast = (): Toast | undefined => current;
export const noToast = (): Toast | undefined => NONE;

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}
