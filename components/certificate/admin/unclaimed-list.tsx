import { Moment } from "@/components/ui/moment";
import type { UnclaimedRow } from "@/lib/admin/admin.schema";
import { MINT_STATES } from "./mint-list";

/** Finished brands whose certificate nobody has claimed. */
export function UnclaimedList({ brands }: { brands: readonly UnclaimedRow[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {brands.map(({ brandId, name, owner, status, completedAt }) => (
        <li
          key={brandId}
          data-unclaimed={brandId}
          className="grid items-baseline gap-x-8 gap-y-1 border-b border-rule py-3 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h2 className="font-text text-lg font-semibold break-words" dir="auto">
              {name}
            </h2>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span className="break-all">{owner}</span>
              <span>
                finished <Moment iso={completedAt} />
              </span>
              <code className="font-mono break-all">{brandId}</code>
            </p>
          </div>
          <p className={status === "failed" ? "font-semibold text-accent-strong" : "text-ink-soft"}>
            {status === null ? "Never asked for" : MINT_STATES[status]}
          </p>
        </li>
      ))}
    </ul>
  );
}
