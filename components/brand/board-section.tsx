import type { ReactNode } from "react";

interface BoardSectionProps {
  id: string;
  title: string;
  /** What to know about the part, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the board: title and lead beside or above the matter. */
export function BoardSection({ id, title, lead, children }: BoardSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="below-fold sheet-width scroll-mt-6 pt-20">
      <div className="grid gap-x-12 gap-y-3 border-t-[1.5px] border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id={`${id}-title`} className="section-title">
          {title}
        </h2>
        {lead && <div className="max-w-[62ch] self-end text-lg text-pretty text-ink-soft">{lead}</div>}
      </div>
      <div className="mt-8">{children}</div>
    </section>
  );
}
