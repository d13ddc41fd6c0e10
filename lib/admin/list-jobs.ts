import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { bareBrandId } from "@/lib/ids";
import { type JobListQuery, type JobRow, ROWS_A_PAGE } from "./admin.schema";

/** A page of everybody's jobs, the newest first; `q` is part of a brand's name or an address, or an id. */
export async function listJobs({ page, q, status }: JobListQuery) {
  const all = [Prisma.sql`true`];
  if (status) all.push(Prisma.sql`jobs.status = ${status}::job_status`);
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    const id = bareBrandId(q.toLowerCase());
    all.push(Prisma.sql`(brands.name ILIKE ${pattern} OR accounts.email ILIKE ${pattern}
      OR jobs.id::text = ${id} OR brands.id::text = ${id})`);
  }
  const source = Prisma.sql`
    FROM jobs JOIN brands ON brands.id = jobs.brand_id LEFT JOIN accounts ON accounts.id = brands.account_id
    WHERE ${Prisma.join(all, " AND ")}`;
  const [rows, counted] = await Promise.all([
    db().$queryRaw<StoredJob[]>`
      SELECT jobs.id, jobs.brand_id AS "brandId", brands.name AS "brandName",
             brands.deleted_at IS NOT NULL AS "isDeleted", jobs.version, jobs.status::text AS status,
             jobs.progress, jobs.current_step AS "currentStep", jobs.error, jobs.principal,
             coalesce(accounts.email, accounts.name) AS account, brands.account_id AS "accountId", jobs.resends,
             jobs.created_at AS "createdAt", jobs.started_at AS "startedAt", jobs.finished_at AS "finishedAt",
             jobs.heartbeat_at AS "heartbeatAt"
      ${source} ORDER BY jobs.created_at DESC, jobs.id
      LIMIT ${ROWS_A_PAGE} OFFSET ${(page - 1) * ROWS_A_PAGE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${source}`,
  ]);
  return { jobs: rows.map(jobRow), total: counted[0]?.total ?? 0 };
}

function jobRow({ principal, account, accountId, ...row }: StoredJob): JobRow {
  const kind = principal.split(":", 1)[0];
  return {
    ...row,
    owner:
      account ??
      (accountId ? `account ${accountId.slice(0, 8)}` : kind === "operator" ? "terminal" : "visitor"),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    heartbeatAt: row.heartbeatAt.toISOString(),
  };
}

type Times = "createdAt" | "startedAt" | "finishedAt" | "heartbeatAt";
interface StoredJob extends Omit<JobRow, Times | "owner"> {
  principal: string;
  account: string | null;
  accountId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  heartbeatAt: Date;
}
