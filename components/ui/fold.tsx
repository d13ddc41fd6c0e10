"use client";

import { type ReactNode, useState } from "react";

interface FoldProps {
  summary: ReactNode;
  /** Made when the fold is opened for the first time, so that a long list costs nothing until then. */
  content: () => ReactNode;
  startsOpen?: boolean;
  className?: string;
}

export function Fold({ summary, content, startsOpen = false, className = "" }: FoldProps) {
  const [wasOpened, setOpened] = useState(startsOpen);
  return (
    <details
      className={`fold ${className}`}
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-12 items-center">{summary}</summary>
      {wasOpened && content()}
    </details>
  );
}
