"use client";

import { useEffect, useState } from "react";

/** The time in epoch milliseconds, renewed every second while `isTicking`; null until the page runs in a browser. */
export function useNow(isTicking: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isTicking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
