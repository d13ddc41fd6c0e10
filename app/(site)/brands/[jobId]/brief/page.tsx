import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ChangeBriefForm } from "@/components/brand/change-brief-form";
import { readPage } from "../read-page";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Change the sentence",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** The brief of a brand, for its owner: what is changed here makes the brand's next version. */
export default async function BriefPage({ params }: { params: Promise<{ jobId: string }> }) {
  const { jobId } = await params;
  const page = await readPage(jobId);
  if (page === "unfinished") redirect(`/jobs/${jobId}`);
  if (page === "unknown" || !page.isOwner) notFound();
  const { brandId, version, strategy } = page.board;
  const { choices: _, ...brief } = page.board.brief;
  return (
    <div className="sheet-width grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-8 2xl:gap-x-20">
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h1 className="section-title">Change the sentence</h1>
        <p className="mt-5 max-w-[44ch] text-lg text-pretty text-ink-soft">
          Colors, marks, typefaces and words follow from it, as a new version of{" "}
          <span lang={strategy.language} dir="auto" className="font-semibold text-ink">
            {strategy.name}
          </span>
          . The name stays unless you take it out of its field. The version you have stays too, and can be had
          back.
        </p>
        <p className="mt-6">
          <a href={`/brands/${jobId}`} className="button">
            Back to the board
          </a>
        </p>
      </div>
      <div className="min-w-0 lg:p-5">
        <ChangeBriefForm brandId={brandId} version={version} brief={brief} name={strategy.name} />
      </div>
    </div>
  );
}
