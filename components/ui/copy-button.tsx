"use client";

import { type ReactNode, useState } from "react";

interface CopyButtonProps {
  text: string;
  /** What the button does, for people who can't see what is around it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Copies `text` and says so, in place and to screen readers. */
export function CopyButton({ text, label, className, children }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    setState((await copyText(text)) ? "copied" : "failed");
    setTimeout(() => setState("idle"), 2_000);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        data-copied={state === "copied"}
        onClick={copy}
      >
        {state === "copied" ? "Copied" : state === "failed" ? "Copying is blocked" : children}
      </button>
      <span role="status" className="sr-only">
        {state === "copied" ? `Copied ${text}` : ""}
      </span>
    </>
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
