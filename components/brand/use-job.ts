"use client";

import { useEffect, useState } from "react";
import { applyMessage, applyStatus, INITIAL_VIEW, type JobView } from "./job-view";
import { type JobLink, watchJob } from "./watch-job";

/** A job as it goes, live. */
export function useJob(jobId: string): { view: JobView; link: JobLink; isUnknown: boolean } {
  const [view, setView] = useState(INITIAL_VIEW);
  const [link, setLink] = useState<JobLink>("connecting");
  const [isUnknown, setUnknown] = useState(false);
  useEffect(
    () =>
      watchJob(jobId, {
        message: (message) => setView((known) => applyMessage(known, message, Date.now())),
        status: (body) => setView((known) => applyStatus(known, body, Date.now())),
        link: setLink,
        unknown: () => setUnknown(true),
      }),
    [jobId],
  );
  return { view, link, isUnknown };
}
