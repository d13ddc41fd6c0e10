import { Moment } from "@/components/ui/moment";
import type { BrandFace } from "@/lib/brand/brand-face.schema";
import type { BrandRecord } from "@/lib/brand/brand-list.schema";
import { isUnfinished } from "@/lib/jobs/job-status";
import { capitalize } from "@/lib/model/letter-case";
import { BrandTile } from "./brand-tile";
import { brandTitle } from "./brand-title";

interface BrandCardProps {
  brand: BrandRecord;
  face: BrandFace | undefined;
}

/** A brand in the list of its owner. The whole card leads to it, by one link. */
export function BrandCard({ brand, face }: BrandCardProps) {
  return (
    <article className="group relative flex h-full flex-col" data-brand={brand.id}>
      <BrandTile brand={brand} face={face} />
      <div className="flex grow flex-col gap-1 pt-3">
        <h2 className="text-xl font-bold tracking-[-0.015em]">
          <a
            href={brandHref(brand)}
            dir="auto"
            className="line-clamp-2 break-words group-hover:text-accent-strong after:absolute after:inset-0"
          >
            {brandTitle(brand)}
          </a>
        </h2>
        <p
          dir="auto"
          lang={brand.tagline ? face?.language : undefined}
          className="line-clamp-2 text-ink-soft"
        >
          {brand.tagline ?? brand.targetAudience}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-2 pt-2 text-sm text-ink-soft">
          <StatusWords brand={brand} />
          <span>
            {capitalize(brand.style)}, <Moment iso={brand.createdAt.toISOString()} precision="date" />
          </span>
        </p>
      </div>
    </article>
  );
}

/** Where a brand of one's own is looked at: its page, or its job while it is made for the first time. */
export function brandHref({ id, jobId, status, assetsReady }: BrandRecord): string {
  const isFirst = !assetsReady && isUnfinished(status);
  return isFirst && jobId !== null ? `/jobs/${jobId}` : `/dashboard/brands/${id}`;
}

function StatusWords({ brand }: { brand: BrandRecord }) {
  const { status, progress, assetsReady, visibility } = brand;
  const words = [
    ...(status === "processing" ? [`${assetsReady ? "New version" : "Being made"}, ${progress} %`] : []),
    ...(status === "pending" ? ["Waiting its turn"] : []),
    ...(status === "failed" ? ["Not finished"] : []),
    ...(visibility === "unlisted" ? [] : [capitalize(visibility)]),
  ];
  return words.map((word) => (
    <span
      key={word}
      className={`font-semibold after:content-['·'] after:pl-2 ${status === "failed" ? "text-accent-strong" : "text-ink"}`}
    >
      {word}
    </span>
  ));
}
