import { ChangesTable } from "@/components/account/changes-table";
import type { EntryRow } from "@/lib/payments/payment-list.schema";
import { shownAmount } from "./amount";
import { ENTRY_WORDS } from "./payment-words";

/** Every change of the balance of the network's token. */
export function BalanceTable({ entries, symbol }: { entries: readonly EntryRow[]; symbol: string }) {
  return (
    <ChangesTable
      caption="Changes of the balance"
      changes={entries}
      unit={symbol}
      reason={({ reason, brandName }) => (
        <>
          {ENTRY_WORDS[reason]}
          {brandName && <span dir="auto">: {brandName}</span>}
        </>
      )}
      isGain={({ delta }) => !delta.startsWith("-")}
      amount={({ delta }) => shownAmount(delta)}
    />
  );
}
