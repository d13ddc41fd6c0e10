"use client";

import { useEffect, useState } from "react";

interface MomentProps {
  /** ISO 8601 */
  iso: string;
  /** "date" leaves the time of day out. */
  precision?: "date" | "minute" | "second";
  className?: string;
}

/** A time: as the server knows it, in UTC, and in the reader's own zone once the page runs. */
export function Moment({ iso, precision = "minute", className }: MomentProps) {
  const [text, setText] = useState(
    () => `${shown(iso, precision, "UTC")}${precision === "date" ? "" : " UTC"}`,
  );
  useEffect(() => setText(shown(iso, precision)), [iso, precision]);
  return (
    <time dateTime={iso} className={`tabular-nums ${className ?? ""}`}>
      {text}
    </time>
  );
}

function shown(iso: string, precision: MomentProps["precision"], timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return date.toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(precision === "date" ? {} : time),
    ...(precision === "second" ? { second: "2-digit" } : {}),
    ...(timeZone ? { timeZone } : {}),
  });
}
