"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { loadScriptFonts } from "@/components/ui/script-fonts";
import {
  forgetBrand,
  noRecentBrands,
  type RecentBrand,
  readRecentBrands,
  subscribeToRecentBrands,
} from "./recent-brands-store";

/** The brands that this browser asked for, newest first. */
export function RecentBrands() {
  const brands = useSyncExternalStore(subscribeToRecentBrands, readRecentBrands, noRecentBrands);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    for (const { name } of brands) loadScriptFonts(name);
  }, [brands]);

  return (
    <section id="recent" aria-labelledby="recent-title" className="sheet-width scroll-mt-8 pt-20">
      <h2 id="recent-title" className="section-title">
        Your brands
      </h2>
      {brands.length === 0 ? (
        <p className="mt-4 max-w-prose text-lg text-pretty text-ink-soft">
          None in this browser yet. The list stays here: nobody else sees it, and no account is needed to come
          back to it.
        </p>
      ) : (
        <ul className="mt-8 border-t border-ink">
          {brands.map((brand) => (
            <RecentRow
              key={brand.jobId}
              brand={brand}
              onRemove={() => {
                forgetBrand(brand.jobId);
                setAnnouncement(`${brand.name} is off the list.`);
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function RecentRow({ brand, onRemove }: { brand: RecentBrand; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-4 border-b border-rule">
      {/* The progress page sends a finished brand on to its board. */}
      <a
        href={`/jobs/${brand.jobId}`}
        className="group flex min-w-0 grow flex-wrap items-baseline gap-x-6 py-4"
      >
        <span
          dir="auto"
          className="min-w-0 font-display text-2xl font-bold tracking-tight break-words group-hover:text-accent-strong"
        >
          {brand.name}
        </span>
        <time dateTime={brand.createdAt} className="text-sm text-ink-soft">
          {shownDate(brand.createdAt)}
        </time>
      </a>
      <button
        type="button"
        className="min-h-11 shrink-0 px-2 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
        aria-label={`Remove ${brand.name} from this list`}
        onClick={onRemove}
      >
        Remove
      </button>
    </li>
  );
}

function shownDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ""
    : date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
