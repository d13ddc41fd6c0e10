import { duration } from "@/components/brand/duration";
import { Moment } from "@/components/ui/moment";
import type { JobRow } from "@/lib/admin/admin.schema";
import { JobActions } from "./job-actions";

const WORDS: Record<JobRow["status"], string> = {
  pending: "Waiting",
  processing: "Running",
  completed: "Done",
  failed: "Failed",
};

/** Everybody's generations: how far, whose, and what went wrong. */
export function JobList({ jobs }: { jobs: readonly JobRow[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {jobs.map((job) => (
        <li
          key={job.id}
          data-job={job.id}
          data-status={job.status}
          className="grid items-start gap-x-8 gap-y-1 border-b border-rule py-3 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <p
            className={`font-semibold tabular-nums md:pt-0.5 ${job.status === "failed" ? "text-accent-strong" : job.status === "completed" ? "text-good" : ""}`}
          >
            {WORDS[job.status]}
            {job.status === "processing" && `, ${job.progress} %`}
          </p>
          <div className="min-w-0">
            <h2 className="font-text text-lg font-semibold break-words" dir="auto">
              {job.isDeleted ? (
                job.brandName
              ) : (
                <a href={`/jobs/${job.id}`} className="text-link">
                  {job.brandName}
                </a>
              )}
              <span className="font-normal text-ink-soft"> version {job.version}</span>
              {job.isDeleted && <span className="ml-2 text-sm text-accent-strong">deleted</span>}
            </h2>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span className="break-all">{job.owner}</span>
              <Moment iso={job.createdAt} precision="second" />
              <span>{timing(job)}</span>
              {job.resends > 0 && <span>sent again {job.resends} times</span>}
              <code className="font-mono break-all">{job.id}</code>
            </p>
            {job.error && (
              <p className="mt-1 text-sm break-words">
                <span className="font-mono">{job.error.code}</span> {job.error.message}
              </p>
            )}
          </div>
          <JobActions job={job} />
        </li>
      ))}
    </ul>
  );
}

/** "took 12 s", "step: Drawing the logos, alive 2026-…": how it goes or went. */
function timing({ status, startedAt, finishedAt, currentStep }: JobRow): string {
  if (startedAt && finishedAt) return `took ${duration(Date.parse(finishedAt) - Date.parse(startedAt))}`;
  return status === "processing" ? currentStep : "not begun";
}
