"use client";

import { useEffect } from "react";
import { fillAgain } from "./fill-again";
import { INTERACTIVE_EVENT, type Takeover } from "./late-scripts-script";

/** Tells the page, and whoever watches it, that its scripts have taken over. */
export function InteractiveSignal() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.dispatchEvent(new CustomEvent<Takeover>(INTERACTIVE_EVENT, { detail: { fillAgain } }));
  }, []);
  return null;
}
