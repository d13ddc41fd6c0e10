import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobProgress } from "@/components/brand/job-progress";
import { currentAccount } from "@/lib/accounts/current-account";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { findJob, type JobView } from "@/lib/jobs/read-job";

// The address is the key to the brand: no search engine and no other site should learn it.
export const metadata: Metadata = {
  title: "Making a brand",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function JobPage({ params }: { params: Promise<{ jobId: string }> }) {
  const { jobId } = await params;
  const job = isId(jobId) ? await readJob(jobId) : "unknown";
  if (job === "unknown") notFound();
  return <JobProgress key={jobId} jobId={jobId} hasBoard={job.visibleVersion !== null} />;
}

/** A database that does not answer is no reason to say that there is nothing: the page asks again by itself. */
async function readJob(jobId: string): Promise<Pick<JobView, "visibleVersion"> | "unknown"> {
  try {
    const [job, account] = await Promise.all([findJob(jobId), currentAccount()]);
    await refusePrivate(jobId, account?.id ?? null);
    return job;
  } catch (error) {
    return isAppError(error) && error.code === "NOT_FOUND" ? "unknown" : { visibleVersion: null };
  }
}
