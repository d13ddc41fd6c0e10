import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { Board } from "@/components/brand/board";
import { BoardCertificate } from "@/components/certificate/board-certificate";
import { firstTestSeed } from "@/lib/brand/draw-seed";
import { readPalettes } from "@/lib/brand/read-palettes";
import { readBrandCertificate } from "@/lib/certificate/read-brand-certificate";
import { readPage } from "./read-page";

interface BrandPageProps {
  params: Promise<{ jobId: string }>;
}

export const dynamic = "force-dynamic";

/** A brand as it is now. One that is still being made, or that failed, is told by its progress page. */
export default async function BrandPage({ params }: BrandPageProps) {
  const { jobId } = await params;
  const page = await readPage(jobId);
  if (page === "unfinished") redirect(`/jobs/${jobId}`);
  if (page === "unknown") notFound();
  const certificate = await readBrandCertificate(page.board.brandId);
  const { board, isOwner, runningJobId } = page;
  return (
    <Board
      {...page}
      address={jobId}
      palettes={readPalettes(board)}
      certificate={
        <BoardCertificate
          brandId={board.brandId}
          certificate={certificate}
          isOwner={isOwner}
          isRunning={runningJobId !== null}
        />
      }
    />
  );
}

// The address is the key to the brand: no search engine and no other site should learn it.
export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const page = await readPage((await params).jobId);
  const title = typeof page === "string" ? "Brand board" : page.board.strategy.name;
  const seed = firstTestSeed();
  return {
    title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
    ...(seed === null ? {} : { other: { "test-seed": seed } }),
  };
}
