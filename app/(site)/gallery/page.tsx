import type { Metadata } from "next";
import { Suspense } from "react";
import { PublishedBrands } from "@/components/account/published-brands";
import { GalleryCard, GalleryCardSkeleton } from "@/components/brand/gallery-card";
import { listPublished } from "@/lib/brand/list-published";
import { readGalleryBrand } from "@/lib/brand/read-gallery";
import { designUrl } from "@/lib/http/brand-hosts";
import { logger } from "@/lib/log/logger";
import { GALLERY, type GalleryEntry } from "@/lib/model/gallery-briefs";

export const metadata: Metadata = {
  title: "Gallery",
  description:
    "Twelve brands that the engine made from one sentence each, drawn from their briefs and seeds.",
};

export const dynamic = "force-dynamic";

/** Twelve brands as the engine of this version makes them. Nothing here is a stored picture. */
export default function GalleryPage() {
  return (
    <div className="sheet-width pt-8">
      <h1 className="max-w-[14ch] text-[clamp(2.5rem,1.4rem+4.6vw,5.5rem)] leading-[0.92] font-extrabold tracking-[-0.035em]">
        Twelve sentences, twelve brands.
      </h1>
      <p className="mt-6 max-w-[58ch] text-lg text-pretty text-ink-soft">
        Nobody touched these up. Each was drawn by the engine from the sentence below it and a seed. Make one
        yourself: the same sentence and seed give the same brand, to the byte.
      </p>
      <ul className="mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3">
        {GALLERY.map((entry) => (
          <li key={entry.slug}>
            <Suspense fallback={<GalleryCardSkeleton />}>
              <Drawn entry={entry} />
            </Suspense>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <Published />
      </Suspense>
    </div>
  );
}

/** The gallery is whole without them. */
async function Published() {
  const { brands } = await listPublished({ limit: 24 }).catch((error: unknown) => {
    logger().error({ err: error }, "published brands could not be listed");
    return { brands: [] };
  });
  return <PublishedBrands brands={brands} allAt={designUrl()} />;
}

async function Drawn({ entry }: { entry: GalleryEntry }) {
  try {
    return <GalleryCard entry={entry} brand={await readGalleryBrand(entry)} />;
  } catch (error) {
    logger().error({ err: error, entry: entry.slug }, "a brand of the gallery could not be drawn");
    return (
      <p className="border border-rule p-6 text-ink-soft">
        This one could not be drawn just now. Reload the page.
      </p>
    );
  }
}
