interface PaginationProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** What is paged, for a screen reader: "Pages of your brands". */
  label: string;
}

/** Links to the pages of a list: first, last and those around the one that is shown. Nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav
      aria-label={label}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-4"
    >
      <Step isThere={page > 1} href={hrefOf(page - 1)} rel="prev">
        Previous
      </Step>
      <ol className="order-last flex basis-full flex-wrap justify-center gap-1 sm:order-none sm:basis-auto">
        {pagesAround(page, totalPages).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span className="grid size-11 place-items-center text-ink-soft">…</span>
            ) : (
              <a
                href={hrefOf(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className="grid size-11 place-items-center font-medium tabular-nums hover:text-accent-strong aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {entry}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step isThere={page < totalPages} href={hrefOf(page + 1)} rel="next">
        Next
      </Step>
    </nav>
  );
}

function Step({
  isThere,
  href,
  rel,
  children,
}: {
  isThere: boolean;
  href: string;
  rel: "prev" | "next";
  children: string;
}) {
  if (!isThere) return <span aria-hidden="true" className="min-w-20" />;
  return (
    <a href={href} rel={rel} className="button min-w-28">
      {children}
    </a>
  );
}

/** 1 … 4 5 6 … 9; a gap is a negative number, so that every entry has a key of its own. */
export function pagesAround(page: number, totalPages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter(
    (entry) => entry >= 1 && entry <= totalPages,
  );
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((entry, index) => {
    const before = sorted[index - 1] ?? entry - 1;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [-entry, entry] : [entry];
  });
}
