import type { ComponentProps } from "react";
import { Dialog } from "./dialog";
import type { ModalOwnProps } from "./props/modal";

export interface ModalProps
  extends ModalOwnProps,
    Omit<ComponentProps<"dialog">, keyof ModalOwnProps | "ref"> {}

/**
 * A question or a short task that has to be finished first: a native modal dialog. The browser keeps the focus inside
 * and closes by Esc; afterwards the focus is back where it came from.
 */
export function Modal({
  size = "medium",
  closeLabel = "Close",
  closeOnBackdrop = true,
  className,
  ...rest
}: ModalProps) {
  return (
    <Dialog
      {...rest}
      {...{ closeLabel, closeOnBackdrop }}
      className={className ? `kit-modal ${className}` : "kit-modal"}
      data-size={size}
    />
  );
}
