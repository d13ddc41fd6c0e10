import type { ReactNode } from "react";

interface SendButtonProps {
  isSending: boolean;
  isPrimary?: boolean;
  /** What it does, while it does not do it yet. */
  children: ReactNode;
}

/** Sends its form, and says that it does. It stays in reach of the keyboard meanwhile. */
export function SendButton({ isSending, isPrimary, children }: SendButtonProps) {
  return (
    <button type="submit" className={`button ${isPrimary ? "button-primary" : ""}`} aria-disabled={isSending}>
      {isSending ? "One moment…" : children}
    </button>
  );
}
