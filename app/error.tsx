"use client";

import { PlainPage } from "@/components/ui/plain-page";

/** A page that broke while it was shown. `digest` is what the server's log knows it by. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <PlainPage title="This page tore">
      <p role="alert">
        Something went wrong while showing it. Your brands are safe.
        {error.digest && (
          <>
            {" "}
            Fault <code className="font-mono text-sm">{error.digest}</code>.
          </>
        )}
      </p>
      <button type="button" className="button button-primary mt-8" onClick={reset}>
        Show it again
      </button>
    </PlainPage>
  );
}
