import { Moment } from "@/components/ui/moment";
import type { CreditEntry } from "@/lib/credits/credit.schema";
import type { NamedJob } from "@/lib/jobs/named-job.schema";
import { brandTitle } from "./brand-title";

const REASONS: Record<CreditEntry["reason"], string> = {
  welcome: "Welcome",
  grant: "Granted",
  generation: "A brand",
  refund: "Given back",
  purchase: "Bought",
};

interface LedgerTableProps {
  /** Newest first. */
  entries: readonly CreditEntry[];
  /** What was made for them, by job. */
  jobs: ReadonlyMap<string, NamedJob>;
}

/** Every change of the balance. */
export function LedgerTable({ entries, jobs }: LedgerTableProps) {
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
              {words(reason, delta)}
              {jobId && <MadeFor job={jobs.get(jobId)} isFirst={reason === "generation"} />}
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

/** The brand that an entry is about; without words when the job is forgotten. */
function MadeFor({ job, isFirst }: { job: NamedJob | undefined; isFirst: boolean }) {
  if (!job) return null;
  const name = `${brandTitle(job)}${job.version > 1 ? `, version ${job.version}` : ""}`;
  return (
    <>
      {isFirst ? ": " : " for "}
      {job.isDeleted ? (
        <span dir="auto">{name}</span>
      ) : (
        <a href={`/dashboard/brands/${job.brandId}`} dir="auto" className="text-link break-words">
          {name}
        </a>
      )}
    </>
  );
}
