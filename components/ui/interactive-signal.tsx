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
    // Not within React's own work: it would put a field back to what it held, and draw it anew only after the button was
    // pressed again, whose form then lacks what was typed.
    const timer = setTimeout(() => {
      document.documentElement.dataset.interactive = "";
      window.dispatchEvent(new CustomEvent(INTERACTIVE_EVENT, { detail: fillAgain }));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
