"use client";

import { useEffect } from "react";
import { INTERACTIVE_EVENT } from "./late-scripts-script";

/** Tells the page, and whoever watches it, that its scripts have taken over. */
export function InteractiveSignal() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.dispatchEvent(new Event(INTERACTIVE_EVENT));
  }, []);
  return null;
}
