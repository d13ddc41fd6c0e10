"use client";

import { PlainPage } from "@/components/ui/plain-page";
import "./globals.css";

/** The last resort: even the frame of the page broke. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Fault · Marque</title>
        <PlainPage title="This page tore">
          <p role="alert">Something went wrong while showing it. Your brands are safe.</p>
          <button type="button" className="button button-primary mt-8" onClick={reset}>
            Show it again
          </button>
        </PlainPage>
      </body>
    </html>
  );
}
