import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JobProgress } from "@/components/brand/job-progress";
import { isId } from "@/lib/ids";

// The address is the key to the brand: no search engine and no other site should learn it.
export const metadata: Metadata = {
  title: "Making a brand",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function JobPage({ params }: { params: Promise<{ jobId: string }> }) {
  const { jobId } = await params;
  if (!isId(jobId)) notFound();
  return <JobProgress key={jobId} jobId={jobId} />;
}
