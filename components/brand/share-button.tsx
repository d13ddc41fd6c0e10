"use client";

import { useState } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";

/** Copies the board's address. Whoever has it can see and download the brand, which the page says beside it. */
export function ShareButton() {
  // The address is known in the browser only; before that there is nothing to click.
  const [address] = useState(() => (typeof location === "undefined" ? "" : location.href.split(/[?#]/)[0]!));
  return (
    <CopyButton text={address} className="button">
      <CopyLabel>Copy the share link</CopyLabel>
    </CopyButton>
  );
}
