import type { CreditEntry } from "@/lib/credits/credit.schema";
import type { NamedJob } from "@/lib/jobs/named-job.schema";
import { brandTitle } from "./brand-title";
import { ChangesTable } from "./changes-table";

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
    <ChangesTable
      caption="Changes of the credits"
      changes={entries}
      unit="Credits"
      reason={({ reason, note, jobId, delta }) => (
        <>
          {words(reason, delta)}
          {jobId && <MadeFor job={jobs.get(jobId)} isFirst={reason === "generation"} />}
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </>
      )}
      isGain={({ delta }) => delta > 0}
      amount={({ delta }) => (delta > 0 ? `${delta}` : `−${-delta}`)}
    />
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
