import { Moment } from "@/components/ui/moment";
import type { CreditEntry } from "@/lib/credits/credit.schema";

const REASONS: Record<CreditEntry["reason"], string> = {
  welcome: "Welcome",
  grant: "Granted",
  generation: "A brand or a version of one",
  refund: "Given back: it was not finished",
};

/** Every change of the balance, newest first. */
export function LedgerTable({ entries }: { entries: readonly CreditEntry[] }) {
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
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, createdAt, reason, note, jobId, delta }) => (
          <tr key={id} className="border-b border-rule align-baseline">
            <td className="w-32 py-2.5 pr-3 text-sm text-ink-soft sm:w-48">
              <Moment iso={createdAt} />
            </td>
            <td className="px-3 py-2.5">
              {reason === "generation" && jobId ? (
                <a href={`/jobs/${jobId}`} className="text-link">
                  {REASONS.generation}
                </a>
              ) : (
                words(reason, delta)
              )}
              {note && <span className="block text-sm break-words text-ink-soft">{note}</span>}
            </td>
            <td
              className={`py-2.5 pl-3 text-right font-semibold tabular-nums ${delta > 0 ? "text-good" : ""}`}
            >
              {delta > 0 ? `+${delta}` : `−${-delta}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const words = (reason: CreditEntry["reason"], delta: number) =>
  reason === "grant" && delta < 0 ? "Taken back" : REASONS[reason];
