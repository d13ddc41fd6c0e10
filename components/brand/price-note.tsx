"use client";

import { useEffect, useState } from "react";

/** What making a brand costs whoever looks at the page, which is the same for everybody until it runs. */
export function PriceNote() {
  const [credits, setCredits] = useState<number>();
  useEffect(() => {
    const abort = new AbortController();
    // Only somebody who is signed in has any.
    if (document.documentElement.dataset.signedIn === undefined) return;
    fetch("/api/account/credits", { cache: "no-store", signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { data } = (await response.json()) as { data: { credits: number } };
        setCredits(data.credits);
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return (
    <p data-price="">
      <span className="if-signed-in-inline">
        1{" "}
        <a href="/credits" className="text-link">
          credit
        </a>
        {credits !== undefined && ` of your ${credits}`}
      </span>
      <span className="if-signed-out-inline">Free, and without an account.</span>
    </p>
  );
}
