import type { ReactNode } from "react";

/** A page at the door: what it is for on the left, the form on the right, one below the other on a narrow sheet. */
export function EntryPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="sheet-width grid gap-x-12 gap-y-10 pt-6 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-12 2xl:gap-x-20">
      <div>
        <h1 className="text-[clamp(2.75rem,1.5rem+5vw,5.75rem)] leading-[0.92] font-extrabold tracking-[-0.04em]">
          {title}
        </h1>
        <div className="mt-5 max-w-[40ch] text-lg text-pretty text-ink-soft">{lead}</div>
      </div>
      <div className="min-w-0 lg:p-5">{children}</div>
    </div>
  );
}
