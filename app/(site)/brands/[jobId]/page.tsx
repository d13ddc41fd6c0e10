import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { Board } from "@/components/brand/board";
import { JobUnknown } from "@/components/brand/job-unknown";
import { currentAccount } from "@/lib/accounts/current-account";
import { readBrandPage } from "@/lib/brand/read-brand-page";
import { readPalettes } from "@/lib/brand/read-palettes";
import { isAppError } from "@/lib/errors";
import { readVisitorId } from "@/lib/http/visitor";
import { isId } from "@/lib/ids";

interface BrandPageProps {
  params: Promise<{ jobId: string }>;
}

export const dynamic = "force-dynamic";

/** A brand as it is now. One that is still being made, or that failed, is told by its progress page. */
export default async function BrandPage({ params }: BrandPageProps) {
  const { jobId } = await params;
  if (!isId(jobId)) notFound();
  const page = await pageOf(jobId);
  if (page === "unfinished") redirect(`/jobs/${jobId}`);
  if (page === "unknown") return <JobUnknown />;
  return <Board {...page} address={jobId} palettes={readPalettes(page.board)} />;
}

// The address is the key to the brand: no search engine and no other site should learn it.
export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const { jobId } = await params;
  const page = isId(jobId) ? await pageOf(jobId) : "unknown";
  const title = typeof page === "string" ? "Brand board" : page.board.strategy.name;
  return { title, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Read once a request, for the page and its title. */
const pageOf = cache(async (jobId: string) => {
  try {
    const account = await currentAccount();
    const visitorId = readVisitorId(await headers());
    return await readBrandPage(jobId, { visitorId, accountId: account?.id ?? null });
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") return "unknown";
    if (isAppError(error) && error.code === "CONFLICT") return "unfinished";
    throw error;
  }
});
