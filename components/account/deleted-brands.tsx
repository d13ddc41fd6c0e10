"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Moment } from "@/components/ui/moment";
import { showToast } from "@/components/ui/toast-store";
import type { DeletedBrandEntry } from "@/lib/brand/brand-list.schema";
import { restoreBrand } from "./brand-changes";
import { brandTitle } from "./brand-title";

/** Brands that can still be had back. Nothing when there are none. */
export function DeletedBrands({ brands }: { brands: readonly DeletedBrandEntry[] }) {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  if (brands.length === 0) return null;
  const restore = async (brand: DeletedBrandEntry) => {
    const { id } = brand;
    setBusy(id);
    const answer = await restoreBrand(id);
    setBusy(undefined);
    if (answer.ok) {
      showToast({ text: `${brandTitle(brand)} is back.` });
      router.refresh();
    } else showToast({ text: answer.message, kind: "problem" });
  };
  return (
    <section aria-labelledby="deleted-title" className="mt-16 border-t-[1.5px] border-ink pt-5">
      <h2 id="deleted-title" className="text-2xl font-bold tracking-[-0.015em]">
        Deleted lately
      </h2>
      <p className="mt-2 text-ink-soft">Each can be had back for a day, then it is gone for good.</p>
      <ul className="mt-4 border-t border-rule">
        {brands.map((brand) => (
          <li
            key={brand.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
          >
            <span dir="auto" className="min-w-0 font-semibold break-words">
              {brandTitle(brand)}
            </span>
            <span className="flex flex-wrap items-center gap-x-5">
              <span className="text-sm text-ink-soft">
                until <Moment iso={brand.restorableUntil} />
              </span>
              <button
                type="button"
                className="text-link min-h-11 font-semibold"
                aria-label={`Bring ${brandTitle(brand)} back`}
                aria-disabled={busy === brand.id}
                onClick={() => busy === undefined && void restore(brand)}
              >
                Bring it back
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
