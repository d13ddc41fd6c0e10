import type { ReactNode } from "react";

export interface SectionProps {
  /** What an address with # leads to. */
  id: string;
  title: string;
  summary: string;
  children: ReactNode;
}

/** One component: what it is for on one side, how it looks on the other. */
export function Section({ id, title, summary, children }: SectionProps) {
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="gallery-about">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{summary}</p>
      </div>
      <div className="gallery-specimens">{children}</div>
    </section>
  );
}

/** Elements side by side, with room to wrap; `label` says what is seen. */
export function Specimen({
  label,
  layout = "row",
  children,
}: {
  label: string;
  layout?: "row" | "stack" | "full" | "bare";
  children: ReactNode;
}) {
  return (
    <figure className="gallery-specimen" data-layout={layout}>
      <div className="gallery-stage">{children}</div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
