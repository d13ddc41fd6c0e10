import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BoardLoader } from "@/components/brand/board-loader";
import { isId } from "@/lib/ids";

// The address is the key to the brand: no search engine and no other site should learn it.
export const metadata: Metadata = {
  title: "Brand board",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function BrandPage({ params }: { params: Promise<{ jobId: string }> }) {
  const { jobId } = await params;
  if (!isId(jobId)) notFound();
  return <BoardLoader key={jobId} jobId={jobId} />;
}
