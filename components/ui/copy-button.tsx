"use client";

import { type ReactNode, useState } from "react";

interface CopyButtonProps {
  text: string;
  className?: string;
  /** What a screen reader hears; by default the text itself, which a secret must not be. */
  announcement?: string;
  /** Holds a `CopyLabel`, which shows the outcome in its own place. */
  children: ReactNode;
}

/** Copies `text` and says so, in place and to screen readers. */
export function CopyButton({ text, className, announcement, children }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    setState((await copyText(text)) ? "copied" : "failed");
    setTimeout(() => setState("idle"), 2_000);
  };
  return (
    <>
      <button type="button" className={className} data-copy={state} onClick={copy}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {state === "copied" && (announcement ?? `Copied ${text}`)}
        {state === "failed" && "The browser did not allow copying."}
      </span>
    </>
  );
}

/** Text that gives way to "Copied" for a moment; all of it keeps its room, so that nothing moves. */
export function CopyLabel({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <span className={`copy-label ${className}`}>
      <span>{children}</span>
      <span aria-hidden="true">Copied</span>
      <span aria-hidden="true">Not allowed</span>
    </span>
  );
}

/** The clipboard interface needs a secure context; plain-http hosts get the old way. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.cssText = "position:fixed;opacity:0";
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}
