"use client";

import { useSyncExternalStore } from "react";
import { dismissToast, noToast, readToast, subscribeToToast } from "./toast-store";

/** Where toasts appear, and where a screen reader hears of them. Stands once on a page, from its start. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, noToast);
  const action = toast?.action;
  return (
    <div
      role="status"
      aria-atomic="true"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4"
    >
      {toast && (
        <div
          key={toast.id}
          data-toast={toast.kind}
          className={`toast pointer-events-auto flex max-w-[min(40rem,100%)] flex-wrap items-center gap-x-4 gap-y-1 border-[1.5px] bg-sheet py-2 pr-2 pl-4 ${toast.kind === "problem" ? "border-accent" : "border-ink"}`}
        >
          <p className="min-w-0 font-medium break-words">{toast.text}</p>
          <span className="ml-auto flex gap-1">
            {action && (
              <button
                type="button"
                className="text-link min-h-11 px-3 font-semibold"
                onClick={() => {
                  dismissToast();
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className="min-h-11 px-3 text-ink-soft hover:text-ink"
              onClick={dismissToast}
            >
              Dismiss
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
