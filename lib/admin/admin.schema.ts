import { z } from "zod";
import { tierSchema } from "@/lib/accounts/account.schema";
import type { EngineProcess, FunctionRuns, OutboxState } from "@/lib/db/engine-tables.schema";
import { JOB_STATUSES, type JobStatus } from "@/lib/jobs/job-status";

export const ROWS_A_PAGE = 50;

const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1);
const searchSchema = z.string().trim().max(200).catch("");

/** The address of the list of accounts; what does not fit is left out. */
export const accountListSchema = z.object({
  page: pageSchema,
  q: searchSchema,
  tier: tierSchema.optional().catch(undefined),
});
export type AccountListQuery = z.output<typeof accountListSchema>;

/** The address of the list of jobs. */
export const jobListSchema = z.object({
  page: pageSchema,
  q: searchSchema,
  status: z.enum(JOB_STATUSES).optional().catch(undefined),
});
export type JobListQuery = z.output<typeof jobListSchema>;

/** An account as an administrator sees it. */
export interface AccountRow {
  id: string;
  email: string | null;
  name: string | null;
  /** Ways to sign in beside a password, such as "wallet 0x…". */
  identities: string[];
  tier: z.output<typeof tierSchema>;
  credits: number;
  isAdmin: boolean;
  brands: number;
  /** Generations that run now. */
  running: number;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** A job as an administrator sees it. Times are ISO 8601 UTC. */
export interface JobRow {
  id: string;
  brandId: string;
  brandName: string;
  isDeleted: boolean;
  version: number;
  status: JobStatus;
  progress: number;
  currentStep: string;
  /** Why it failed, in public words. */
  error: { code: string; message: string } | null;
  /** The account's address, "visitor" or "terminal". */
  owner: string;
  resends: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  heartbeatAt: string;
}

/** What the engine is doing. */
export interface EngineState {
  /** Those that are alive; times are ISO 8601. */
  processes: (Omit<EngineProcess, "expiresAt"> & { expiresAt: string })[];
  functions: FunctionRuns[];
  outbox: OutboxState;
  jobs: {
    pending: number;
    processing: number;
    completedToday: number;
    failedToday: number;
    medianSeconds: number | null;
  };
  webhooks: { waiting: number; overdueSeconds: number };
}

export const changeTierSchema = z.object({ tier: tierSchema });
export const changedTierSchema = z.object({ accountId: z.uuid(), tier: tierSchema });
export const grantedSchema = z.object({ accountId: z.uuid(), credits: z.int() });
export const retriedSchema = z.object({ jobId: z.uuid(), version: z.int().positive() });
