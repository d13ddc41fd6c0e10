"use client";

import { useEffect } from "react";
import { fillAgain } from "./fill-again";
import { INTERACTIVE_EVENT } from "./late-scripts-script";

/**
 * Tells the page, and whoever watches it, that its scripts have taken over. How fields are filled again is sent along:
 * inline it would come with every page.
 */
export function InteractiveSignal() {
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    window.dispatchEvent(new CustomEvent(INTERACTIVE_EVENT, { detail: fillAgain }));
  }, []);
  return null;
}
