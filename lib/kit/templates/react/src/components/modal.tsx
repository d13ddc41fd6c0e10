import { type ComponentProps, useEffect, useId, useLayoutEffect, useReducer, useRef } from "react";
import { useCommands } from "../behaviours/command";
import { closeModal, enhanceModal, openModal } from "../behaviours/modal";
import type { ModalOwnProps } from "./props/modal";
import { useControllable } from "./use-controllable";

export interface ModalProps
  extends ModalOwnProps,
    Omit<ComponentProps<"dialog">, keyof ModalOwnProps | "ref"> {}

/**
 * A question or a short task that has to be finished first: a native modal dialog. The browser keeps the focus inside
 * and closes by Esc; afterwards the focus is back where it came from.
 */
export function Modal({
  title,
  description,
  open,
  defaultOpen = false,
  onOpenChange,
  actions,
  size = "medium",
  closeLabel = "Close",
  closeOnBackdrop = true,
  className,
  children,
  ...rest
}: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [toggles, noteToggle] = useReducer((count: number) => count + 1, 0);
  const toggled = useRef((_isOpen: boolean) => {});
  useEffect(() => {
    toggled.current = (next) => {
      if (next !== isOpen) setOpen(next);
      noteToggle();
    };
  });
  useEffect(useCommands, []);
  useEffect(() => {
    const element = dialog.current;
    return element ? enhanceModal(element, (next) => toggled.current(next)) : undefined;
  }, []);

  // After each opening and closing too: a caller that keeps `open` although the user closed it gets the dialog back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toggles` says when to look again
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) openModal(element);
    else closeModal(element);
  }, [isOpen, toggles]);

  // A dialog that leaves the page while it is open would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={className ? `kit-modal ${className}` : "kit-modal"}
      data-size={size}
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
