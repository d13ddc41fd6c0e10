import type { BrandFace } from "@/lib/brand/brand-face.schema";
import { BrandTile } from "./brand-tile";

interface PublishedBrandsProps {
  brands: readonly { id: string; jobId: string; name: string; tagline: string | null; face: BrandFace }[];
  /** Where all of them are listed. */
  allAt: string;
}

/** Brands that their owners have published, each a link to its board. Nothing when there are none. */
export function PublishedBrands({ brands, allAt }: PublishedBrandsProps) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="published-title" className="mt-24 border-t-[1.5px] border-ink pt-5">
      <h2 id="published-title" className="section-title">
        Published by their owners
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {brands.map(({ id, jobId, name, tagline, face }) => (
          <li key={id} className="group relative">
            <BrandTile brand={{ status: "completed", progress: 100 }} face={face} />
            <h3 className="pt-3 text-xl font-bold tracking-[-0.015em]">
              <a
                href={`/brands/${jobId}`}
                dir="auto"
                className="line-clamp-2 break-words group-hover:text-accent-strong after:absolute after:inset-0"
              >
                {name}
              </a>
            </h3>
            {tagline && (
              <p dir="auto" lang={face.language} className="line-clamp-2 text-ink-soft">
                {tagline}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <a href={allAt} className="button">
          Browse all showcases
        </a>
      </p>
    </section>
  );
}
