import type { Metadata } from "next";
import { z } from "zod";
import { Pagination } from "@/components/ui/pagination";
import { ScriptFontLoader } from "@/components/ui/script-font-loader";
import { listPublished } from "@/lib/brand/list-published";
import { designUrl, SHOWCASE_ROOT, showcaseUrl } from "@/lib/http/brand-hosts";
import { STYLES } from "@/lib/model/brief.schema";
import { typedText } from "@/lib/model/typed-text";
import { ShowcaseCard } from "./_components/showcase-card";
import { ShowcaseFilters } from "./_components/showcase-filters";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return {
    title: "Showcases",
    description:
      "Brands that their owners have published: logo, colors, type, components and press kit of each.",
    alternates: { canonical: designUrl() },
  };
}

const PER_PAGE = 24;
/** What an address says that nobody could have asked for by the page is as if it were not there. */
const query = z.object({
  q: typedText(200, "is too long").catch(""),
  style: z.enum(STYLES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

interface DesignPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The brands that their owners have published, to be browsed and searched. */
export default async function DesignPage({ searchParams }: DesignPageProps) {
  const { q, style, page } = query.parse(await searchParams);
  const { brands, total } = await listPublished({ q: q || undefined, style, page, limit: PER_PAGE });
  const isFiltered = q !== "" || style !== undefined;
  const hrefOf = (other: number) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(style && { style }), page: String(other) })}`;
  return (
    <div className="sheet-width pt-8">
      <h1 className="max-w-[14ch] text-[clamp(2.5rem,1.4rem+4.6vw,5.5rem)] leading-[0.92] font-extrabold tracking-[-0.035em]">
        Brands on show.
      </h1>
      <p className="mt-6 max-w-[58ch] text-lg text-pretty text-ink-soft">
        Published by their owners. Each has a site of its own: logos, colors, type, components that install,
        and what the press needs.
      </p>
      <ShowcaseFilters q={q} style={style} />
      {brands.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <>
          <p role="status" className="mt-8 text-ink-soft tabular-nums">
            {total === 1 ? "1 brand" : `${total} brands`}
            {isFiltered && " found"}
          </p>
          <ScriptFontLoader text={brands.map(({ name, tagline }) => name + (tagline ?? "")).join("")} />
          <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
            {brands.map(({ id, name, tagline, style: ownStyle, nftTokenId, face }) => (
              <li key={id}>
                <ShowcaseCard
                  name={name}
                  tagline={tagline}
                  style={ownStyle}
                  language={face.language}
                  href={`${showcaseUrl(id)}/`}
                  tokenId={nftTokenId}
                  picture={`${SHOWCASE_ROOT}/${id}/board.svg`}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            totalPages={Math.ceil(total / PER_PAGE)}
            hrefOf={hrefOf}
            label="Pages of showcases"
          />
        </>
      )}
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-12 border-t-[1.5px] border-ink pt-6">
      <p role="status" className="text-2xl font-bold tracking-[-0.015em]">
        {isFiltered ? "No published brand fits." : "Nobody has published a brand yet."}
      </p>
      <p className="mt-2 max-w-[58ch] text-ink-soft">
        {isFiltered
          ? "Try part of a name, or a trade such as bakery."
          : "Owners publish a brand on its page, under “Who may see it”. The gallery shows what Marque draws."}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {isFiltered && (
          <a href="?" className="button">
            Show all
          </a>
        )}
        <a href="/gallery" className="button">
          See the gallery
        </a>
      </p>
    </div>
  );
}
