"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  dismissLabel: string;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** A question before something that can't be taken back. Native dialog: focus, Escape and the backdrop come with it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, dismissLabel, onConfirm, onDismiss } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The event comes a moment after the closing: the dialog may be open again by then.
      onClose={() => dialog.current?.open || onDismiss()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-[oklch(0.12_0.01_165/0.6)]"
    >
      <h2 id={titleId} className="text-2xl font-bold tracking-[-0.01em]">
        {title}
      </h2>
      <div className="mt-3 text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={onConfirm}>
          {confirmLabel}
        </button>
        <button type="button" className="button" onClick={onDismiss}>
          {dismissLabel}
        </button>
      </div>
    </dialog>
  );
}
