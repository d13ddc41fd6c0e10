"use client";

import { useEffect, useRef } from "react";

/**
 * For a part of the page that a button opens: the focus moves to its first field, and back to the button when it closes,
 * unless something else has taken it.
 */
export function useOpener<Panel extends HTMLElement = HTMLDivElement>(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    if (isOpen) panel.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    else if (document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return { opener, panel };
}
