"use client";

import { FaultNotice } from "@/components/ui/fault-notice";

/** A page that broke while it was shown. `digest` is what the server's log knows it by. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <FaultNotice digest={error.digest} onRetry={reset} />;
}
