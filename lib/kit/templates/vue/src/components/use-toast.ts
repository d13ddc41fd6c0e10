import { type InjectionKey, inject } from "vue";
import type { ToastOptions } from "../behaviours/toast";

export type { ToastAction, ToastOptions, ToastVariant } from "../behaviours/toast";

export interface ToastControls {
  /** Shows a message. @returns its id */
  toast: (options: ToastOptions) => number;
  /** Takes a message away before its time. */
  dismiss: (id: number) => void;
}

export const TOAST_CONTROLS: InjectionKey<ToastControls> = Symbol("toast");

/** Shows and dismisses messages. @throws outside of a KitToast */
export function useToast(): ToastControls {
  const controls = inject(TOAST_CONTROLS, null);
  if (!controls) throw new Error("useToast needs a <KitToast> around the component that calls it.");
  return controls;
}
