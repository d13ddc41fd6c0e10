import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { closeModal, enhanceModal, openModal } from "../behaviours/modal";
import { useControllable } from "./use-controllable";

export type ModalSize = "small" | "medium" | "large";

export interface ModalProps extends Omit<ComponentProps<"dialog">, "open" | "title" | "ref"> {
  /** The dialog's name, shown as its heading. */
  title: ReactNode;
  /** One or two sentences that are read together with the title. */
  description?: ReactNode;
  /** Whether it is shown, when you control it. Without it the dialog keeps its own state: see `trigger`. */
  open?: boolean;
  /** Whether it is shown first, when it keeps its own state. */
  defaultOpen?: boolean;
  /** The user opens it by the trigger, or closes it: Esc, close button, a press beside the dialog. */
  onOpenChange?: (open: boolean) => void;
  /** Draws the button that opens the dialog. */
  trigger?: (open: () => void) => ReactNode;
  /** Buttons below the content, the main one last; a function is given what closes the dialog. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** What gets the focus first, e.g. a form's first field; by default the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Its width. Default "medium". */
  size?: ModalSize;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** Whether a press beside the dialog closes it. Default true. */
  closeOnBackdrop?: boolean;
}

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
  trigger,
  actions,
  initialFocus,
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
  const [closings, noteClosing] = useReducer((count: number) => count + 1, 0);
  const closed = useRef(() => {});
  useEffect(() => {
    closed.current = () => {
      if (isOpen) setOpen(false);
      noteClosing();
    };
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    return enhanceModal(element, { closeOnBackdrop, onClose: () => closed.current() });
  }, [closeOnBackdrop]);

  // After each closing too: a caller that keeps `open` although the user closed it gets the dialog shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `closings` says when to look again
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return closeModal(element);
    openModal(element);
    initialFocus?.current?.focus();
  }, [isOpen, closings, initialFocus]);

  // A dialog that leaves the page while it is open would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const close = () => setOpen(false);
  return (
    <>
      {trigger?.(() => setOpen(true))}
      <dialog
        {...rest}
        ref={dialog}
        className={className ? `kit-modal ${className}` : "kit-modal"}
        data-size={size}
        data-static={closeOnBackdrop ? undefined : ""}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
      >
        <div className="kit-modal-panel">
          <div className="kit-modal-head">
            <h2 className="kit-modal-title" id={`${id}-title`}>
              {title}
            </h2>
            <button type="button" className="kit-modal-close" aria-label={closeLabel} onClick={close} />
          </div>
          <div className="kit-modal-body">
            {description && (
              <p className="kit-modal-description" id={`${id}-description`}>
                {description}
              </p>
            )}
            {children}
          </div>
          {actions && (
            <div className="kit-modal-actions">
              {typeof actions === "function" ? actions(close) : actions}
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
