import {
  createContext,
  type FocusEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createToastQueue, type ToastMessage, type ToastOptions, type ToastQueue } from "../behaviours/toast";
import type { ToastOwnProps } from "./props/toast";

export type { ToastAction, ToastOptions, ToastVariant } from "../behaviours/toast";

export type ToastProviderProps = ToastOwnProps;

export interface ToastControls {
  /** Shows a message. @returns its id */
  toast: (options: ToastOptions) => number;
  /** Takes a message away before its time. */
  dismiss: (id: number) => void;
}

const ToastContext = createContext<ToastControls | null>(null);

/** Shows and dismisses messages. @throws outside of a ToastProvider */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error("useToast needs a <ToastProvider> around the component that calls it.");
  return controls;
}

/** Put it around the app, once. It holds the live region in which messages appear. */
export function ToastProvider({
  label = "Messages",
  dismissLabel = "Dismiss",
  limit = 4,
  children,
}: ToastProviderProps) {
  const [queue] = useState(() => createToastQueue({ limit }));
  const controls = useMemo<ToastControls>(() => ({ toast: queue.add, dismiss: queue.dismiss }), [queue]);
  return (
    <ToastContext value={controls}>
      {children}
      <Toaster queue={queue} label={label} dismissLabel={dismissLabel} />
    </ToastContext>
  );
}

function Toaster({ queue, label, dismissLabel }: { queue: ToastQueue; label: string; dismissLabel: string }) {
  const messages = useSyncExternalStore(queue.subscribe, queue.messages, queue.messages);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const reading = useRef({ pointer: false, focus: false });

  const note = (change: Partial<typeof reading.current>) => {
    Object.assign(reading.current, change);
    if (reading.current.pointer || reading.current.focus) queue.pause();
    else queue.resume();
  };
  const isEmpty = messages.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    // The last message leaves without the pointer or the focus leaving it.
    reading.current = { pointer: false, focus: false };
    queue.resume();
  }, [isEmpty, queue]);

  const onFocus = (event: FocusEvent) => {
    const isInside = list.current?.contains(event.relatedTarget);
    if (!isInside && event.relatedTarget instanceof HTMLElement) cameFrom.current = event.relatedTarget;
    note({ focus: true });
  };
  const onBlur = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) note({ focus: false });
  };
  const dismiss = (id: number) => {
    const items = [...(list.current?.children ?? [])];
    const index = messages.findIndex((message) => message.id === id);
    if (items[index]?.contains(document.activeElement)) {
      // The focus must not fall out of the page together with the message.
      const next = items[index + 1] ?? items[index - 1];
      const target = next?.querySelector<HTMLElement>(".kit-toast-close") ?? cameFrom.current;
      target?.focus();
    }
    queue.dismiss(id);
  };

  return (
    <section className="kit-toasts" aria-label={label}>
      <ol
        ref={list}
        className="kit-toast-list"
        aria-live="polite"
        onPointerEnter={() => note({ pointer: true })}
        onPointerLeave={() => note({ pointer: false })}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            dismissLabel={dismissLabel}
            dismiss={() => dismiss(message.id)}
          />
        ))}
      </ol>
    </section>
  );
}

function Toast({
  message: { title, text, variant, action },
  dismissLabel,
  dismiss,
}: {
  message: ToastMessage;
  dismissLabel: string;
  dismiss: () => void;
}) {
  return (
    <li
      className="kit-toast"
      data-variant={variant}
      onKeyDown={(event) => {
        if (event.key === "Escape") dismiss();
      }}
    >
      <div className="kit-toast-content">
        <p className="kit-toast-title">{title}</p>
        {text && <p className="kit-toast-text">{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="kit-toast-action"
          onClick={() => {
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="kit-toast-close"
        aria-label={`${dismissLabel}: ${title}`}
        onClick={dismiss}
      />
    </li>
  );
}
