"use client";

import { FaultNotice } from "@/components/ui/fault-notice";
import "./globals.css";

/** The last resort: even the frame of the page broke. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Fault · Marque</title>
        <FaultNotice onRetry={reset} />
      </body>
    </html>
  );
}
