import { Moment } from "@/components/ui/moment";
import type { EntryRow } from "@/lib/payments/payment-list.schema";
import { shownAmount } from "./amount";
import { ENTRY_WORDS } from "./payment-words";

/** Every change of the balance of the network's token. */
export function BalanceTable({ entries, symbol }: { entries: readonly EntryRow[]; symbol: string }) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 pr-3 font-semibold">
            When
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            What for
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {symbol}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, createdAt, reason, delta, brandName }) => (
          <tr key={id} className="border-b border-rule align-baseline">
            <td className="w-32 py-2.5 pr-3 text-sm text-ink-soft sm:w-48">
              <Moment iso={createdAt} />
            </td>
            <td className="px-3 py-2.5 break-words">
              {ENTRY_WORDS[reason]}
              {brandName && <span dir="auto">: {brandName}</span>}
            </td>
            <td
              className={`py-2.5 pl-3 text-right font-semibold tabular-nums ${delta.startsWith("-") ? "" : "text-good"}`}
            >
              {delta.startsWith("-") ? shownAmount(delta) : `+${shownAmount(delta)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
