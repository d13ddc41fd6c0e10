import { formatUnits } from "viem/utils";
import { RuledTable } from "@/components/ui/ruled-table";
import type { MintCosts as Costs } from "@/lib/admin/admin.schema";
import { Figures } from "../analytics/figures";

/** What certificates have cost the service, how long they took, and why some failed. */
export function MintCosts({ costs, symbol }: { costs: Costs; symbol: string }) {
  const { transactions, paidWei, reverted, fills, medianSeconds, slowSeconds, failures } = costs;
  const paid = Number(formatUnits(BigInt(paidWei), 18));
  return (
    <section aria-labelledby="costs-title" className="mt-14">
      <h2 id="costs-title" className="text-2xl font-bold tracking-[-0.015em]">
        Our own part
      </h2>
      <Figures
        figures={[
          { name: "Transactions paid", value: transactions.toLocaleString("en") },
          {
            name: "Fees paid",
            value: `${paid.toLocaleString("en", { maximumSignificantDigits: 3 })} ${symbol}`,
          },
          { name: "Undone by the chain", value: reverted.toLocaleString("en"), isBad: reverted > 0 },
          { name: "To close gaps", value: fills.toLocaleString("en"), isBad: fills > 0 },
          { name: "Wish to confirmed", value: secondsOf(medianSeconds) },
          { name: "19 of 20 within", value: secondsOf(slowSeconds) },
        ]}
      />
      {failures.length > 0 && (
        <RuledTable
          caption="Why certificates failed, as they stand now"
          isCaptionShown
          look="mt-8"
          rows={failures}
          keyOf={({ code }) => code}
          columns={[
            {
              title: "Reason",
              isRowHead: true,
              look: "font-normal",
              cell: ({ code, message }) => (
                <>
                  {message} <span className="font-mono text-sm text-ink-soft">{code}</span>
                </>
              ),
            },
            { title: "Certificates", isNumber: true, cell: ({ count }) => count },
          ]}
        />
      )}
    </section>
  );
}

const secondsOf = (seconds: number | null): string =>
  seconds === null ? "none yet" : `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
