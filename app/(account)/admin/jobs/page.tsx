import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminFilters } from "@/components/account/admin/admin-filters";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { JobList } from "@/components/account/admin/job-list";
import { RefreshWhile } from "@/components/account/refresh-while";
import { Pagination } from "@/components/ui/pagination";
import { jobListSchema, ROWS_A_PAGE } from "@/lib/admin/admin.schema";
import { listJobs } from "@/lib/admin/list-jobs";
import { isUnfinished } from "@/lib/jobs/job-status";
import { requireAdmin } from "../../require-account";

export const metadata: Metadata = { title: "Jobs", robots: { index: false } };
export const dynamic = "force-dynamic";

interface JobsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function JobsPage({ searchParams }: JobsProps) {
  await requireAdmin();
  const query = jobListSchema.parse(await searchParams);
  const { jobs, total } = await listJobs(query);
  const { q, status } = query;
  return (
    <AccountPage section="admin" isAdmin title="Jobs">
      <AdminNav current="jobs" />
      <AdminFilters
        action="/admin/jobs"
        q={q}
        placeholder="Brand, address, id"
        select={{
          name: "status",
          label: "State",
          value: status,
          all: "Every state",
          options: [
            ["pending", "Waiting"],
            ["processing", "Running"],
            ["completed", "Done"],
            ["failed", "Failed"],
          ],
        }}
      />
      <p role="status" className="mt-5 text-ink-soft">
        {total === 0 ? "No job fits." : `${total} ${total === 1 ? "job" : "jobs"}.`}
      </p>
      <JobList jobs={jobs} />
      <Pagination
        page={query.page}
        totalPages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(page) =>
          `/admin/jobs?${new URLSearchParams({ q, ...(status ? { status } : {}), page: String(page) })}`
        }
        label="Pages of jobs"
      />
      <RefreshWhile isRunning={jobs.some(({ status }) => isUnfinished(status))} />
    </AccountPage>
  );
}
