import type { ReactNode } from "react";
import { Moment } from "@/components/ui/moment";
import { RuledTable } from "@/components/ui/ruled-table";

interface ChangesTableProps<Change> {
  caption: string;
  changes: readonly Change[];
  /** What is counted: the title of the amounts. */
  unit: string;
  reason: (change: Change) => ReactNode;
  isGain: (change: Change) => boolean;
  /** A loss with its sign, a gain without. */
  amount: (change: Change) => string;
}

/** When a balance changed, what for, and by how much. */
export function ChangesTable<Change extends { id: string; createdAt: string }>(
  props: ChangesTableProps<Change>,
) {
  const { caption, changes, unit, reason, isGain, amount } = props;
  return (
    <RuledTable
      caption={caption}
      rows={changes}
      keyOf={({ id }) => id}
      columns={[
        {
          title: "When",
          look: "w-32 text-sm text-ink-soft sm:w-48",
          cell: ({ createdAt }) => <Moment iso={createdAt} />,
        },
        { title: "What for", look: "break-words", cell: reason },
        {
          title: unit,
          isNumber: true,
          look: "font-semibold",
          cell: (change) =>
            isGain(change) ? <span className="text-good">+{amount(change)}</span> : amount(change),
        },
      ]}
    />
  );
}
