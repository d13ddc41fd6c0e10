"use client";

import { useEffect } from "react";

const PAUSE_MS = 60;

/**
 * Lays out what CSS has put off (`below-fold`), one part at a time, whenever the browser has nothing else to do: the
 * page then has its true length, for scroll bars, pictures of the whole page and printing.
 */
export function LayOutBelowFold() {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".below-fold")];
    let pending: ReturnType<typeof whenIdle> | undefined;
    const layOutNext = () => {
      const part = parts.shift();
      if (!part) return;
      part.style.contentVisibility = "visible";
      pending = whenIdle(layOutNext);
    };
    pending = whenIdle(layOutNext);
    return () => pending?.();
  }, []);
  return null;
}

/** Safari has no idle callbacks. Returns what takes the call back. */
function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, PAUSE_MS);
  return () => clearTimeout(timer);
}
