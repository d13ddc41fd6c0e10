import type { ReactNode } from "react";
import { SiteFrame } from "./site-frame";

/** A page that says one thing, in the frame of the site. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="sheet-width py-16 text-lg text-ink-soft">
        <h1 className="section-title text-ink">{title}</h1>
        <div className="mt-5 max-w-prose text-pretty">{children}</div>
      </div>
    </SiteFrame>
  );
}
