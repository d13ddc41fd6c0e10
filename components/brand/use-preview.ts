"use client";

import { useEffect, useState } from "react";
import type { BrandPreview } from "@/lib/brand/preview.schema";
import type { JobView } from "./job-view";

const NOTHING: BrandPreview = {
  name: null,
  tagline: null,
  direction: null,
  palette: null,
  iconSvg: null,
  wordmarkSvg: null,
};

/** The first results, asked for again whenever a step has finished. A failed request keeps what is already shown. */
export function usePreview(jobId: string, { steps, progress }: JobView): BrandPreview {
  const [preview, setPreview] = useState(NOTHING);
  const finished = steps.filter(({ status }) => status === "completed").length;
  // While the status is polled no step is known to finish, but progress moves when one does.
  const milestone = `${finished}/${Math.floor(progress / 10)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the milestone says when to ask again
  useEffect(() => {
    const abort = new AbortController();
    fetch(`/api/jobs/${jobId}/preview`, { cache: "no-store", signal: abort.signal })
      .then(async (response) => {
        if (response.ok) setPreview((await response.json()) as BrandPreview);
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [jobId, milestone]);
  return preview;
}
