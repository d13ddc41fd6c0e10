import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { Board } from "@/components/brand/board";
import { JobUnknown } from "@/components/brand/job-unknown";
import { readBoard } from "@/lib/brand/read-board";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";

interface BrandPageProps {
  params: Promise<{ jobId: string }>;
}

export const dynamic = "force-dynamic";

/** A finished brand. One that is still being made, or that failed, is told by its progress page. */
export default async function BrandPage({ params }: BrandPageProps) {
  const { jobId } = await params;
  if (!isId(jobId)) notFound();
  const board = await boardOf(jobId);
  if (board === "unfinished") redirect(`/jobs/${jobId}`);
  return board === "unknown" ? <JobUnknown /> : <Board board={board} />;
}

// The address is the key to the brand: no search engine and no other site should learn it.
export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const { jobId } = await params;
  const board = isId(jobId) ? await boardOf(jobId) : "unknown";
  const title = typeof board === "string" ? "Brand board" : board.strategy.name;
  return { title, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Read once a request, for the page and its title. */
const boardOf = cache(async (jobId: string) => {
  try {
    return await readBoard(jobId);
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") return "unknown";
    if (isAppError(error) && error.code === "CONFLICT") return "unfinished";
    throw error;
  }
});
