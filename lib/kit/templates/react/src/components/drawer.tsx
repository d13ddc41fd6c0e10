import type { ComponentProps } from "react";
import { Dialog } from "./dialog";
import type { DrawerOwnProps } from "./props/drawer";

export interface DrawerProps
  extends DrawerOwnProps,
    Omit<ComponentProps<"dialog">, keyof DrawerOwnProps | "ref"> {}

/**
 * What belongs beside the page, at one of its edges: a native modal dialog. The browser keeps the focus inside and closes
 * by Esc; afterwards the focus is back where it came from.
 */
export function Drawer({
  edge = "end",
  closeLabel = "Close",
  closeOnBackdrop = true,
  className,
  ...rest
}: DrawerProps) {
  return (
    <Dialog
      {...rest}
      {...{ closeLabel, closeOnBackdrop }}
      className={className ? `kit-drawer ${className}` : "kit-drawer"}
      data-edge={edge}
    />
  );
}
