import { Moment } from "@/components/ui/moment";
import { RuledTable } from "@/components/ui/ruled-table";
import type { EntryRow } from "@/lib/payments/payment-list.schema";
import { shownAmount } from "./amount";
import { ENTRY_WORDS } from "./payment-words";

/** Every change of the balance of the network's token. */
export function BalanceTable({ entries, symbol }: { entries: readonly EntryRow[]; symbol: string }) {
  return (
    <RuledTable
      caption="Changes of the balance"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "When",
          look: "w-32 text-sm text-ink-soft sm:w-48",
          cell: ({ createdAt }) => <Moment iso={createdAt} />,
        },
        {
          title: "What for",
          look: "break-words",
          cell: ({ reason, brandName }) => (
            <>
              {ENTRY_WORDS[reason]}
              {brandName && <span dir="auto">: {brandName}</span>}
            </>
          ),
        },
        {
          title: symbol,
          isNumber: true,
          look: "font-semibold",
          cell: ({ delta }) =>
            delta.startsWith("-") ? (
              shownAmount(delta)
            ) : (
              <span className="text-good">+{shownAmount(delta)}</span>
            ),
        },
      ]}
    />
  );
}
