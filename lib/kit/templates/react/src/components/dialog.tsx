import { type ComponentProps, useId } from "react";
import { enhanceModal, setModal } from "../behaviours/modal";
import type { ModalOwnProps } from "./props/modal";
import { useToggled } from "./use-toggled";

type Shared = Omit<ModalOwnProps, "size">;
interface DialogProps extends Shared, Omit<ComponentProps<"dialog">, keyof Shared | "ref"> {}

/** What modal and drawer have in common: a native modal dialog with a head, a body that scrolls, and actions. */
export function Dialog({
  title,
  description,
  open,
  defaultOpen = false,
  onOpenChange,
  actions,
  closeLabel,
  closeOnBackdrop,
  children,
  ...rest
}: DialogProps) {
  const id = useId();
  const ref = useToggled<HTMLDialogElement>({
    open,
    defaultOpen,
    onOpenChange,
    enhance: enhanceModal,
    show: setModal,
  });
  return (
    <dialog
      {...rest}
      ref={ref}
      data-static={closeOnBackdrop ? undefined : ""}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      <div className="kit-modal-panel">
        <div className="kit-modal-head">
          <h2 className="kit-modal-title" id={`${id}-title`}>
            {title}
          </h2>
          <button type="button" className="kit-modal-close" data-kit-close="" aria-label={closeLabel} />
        </div>
        {(description || children) && (
          <div className="kit-modal-body">
            {description && (
              <p className="kit-modal-description" id={`${id}-text`}>
                {description}
              </p>
            )}
            {children}
          </div>
        )}
        {actions && <div className="kit-modal-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
