import { z } from "zod";
import { tierSchema } from "@/lib/accounts/account.schema";
import {
  CERTIFICATE_STATUSES,
  type CertificateKind,
  type CertificateStatus,
  type MintFailure,
} from "@/lib/certificate/certificate.schema";
import type { ClaimsState } from "@/lib/certificate/claims-state.schema";
import type { EngineProcess, FunctionRuns, OutboxState } from "@/lib/db/engine-tables.schema";
import { JOB_STATUSES, type JobStatus } from "@/lib/jobs/job-status";
import { PAYMENT_STATES } from "@/lib/payments/payment-list.schema";

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

/** The address of the list of certificates. */
export const mintListSchema = z.object({
  page: pageSchema,
  q: searchSchema,
  status: z.enum(CERTIFICATE_STATUSES).optional().catch(undefined),
});
export type MintListQuery = z.output<typeof mintListSchema>;

/** The address of the list of payments. */
export const paymentListSchema = z.object({
  page: pageSchema,
  state: z.enum(PAYMENT_STATES).optional().catch(undefined),
});

/** The address of the list of brands without a certificate. */
export const unclaimedListSchema = z.object({ page: pageSchema, q: searchSchema });
export type UnclaimedListQuery = z.output<typeof unclaimedListSchema>;

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

/** A certificate as an administrator sees it. Times are ISO 8601 UTC. */
export interface MintRow {
  brandId: string;
  /** null for a brand that was purged. */
  brandName: string | null;
  isDeleted: boolean;
  /** Whose brand it is: the account's address, "account" or "visitor". */
  by: string;
  kind: CertificateKind;
  status: CertificateStatus;
  version: number;
  recipient: string;
  /** Who has it now, as far as is known. */
  owner: string | null;
  tokenId: number | null;
  /** Of the mint; before it is in a block, of the bytes that were sent last. */
  transactionHash: string | null;
  failure: MintFailure | null;
  nonce: number | null;
  /** What holds its transaction up. */
  problem: MintFailure | null;
  canRetry: boolean;
  requestedAt: string;
  confirmedAt: string | null;
  /** Of a voucher that is out. */
  offeredUntil: string | null;
}

/** A finished brand without a certificate. */
export interface UnclaimedRow {
  brandId: string;
  name: string;
  /** The account's address, "account" or "visitor". */
  owner: string;
  /** Of its certificate, where one was asked for. */
  status: CertificateStatus | null;
  completedAt: string;
}

/** Who signs and pays, as the network and our own record have it. */
export interface SignerState {
  network: string;
  isTest: boolean;
  /** Of the network's coin: "ETH". */
  symbol: string;
  address: string;
  contractAddress: string;
  /** Whether the contract is its own: it cannot mint otherwise. */
  isOwner: boolean;
  balanceWei: string;
  /** How many it can pay for, by what they have cost of late; null before the first. */
  mintsLeft: number | null;
  nonce: {
    /** Transactions in blocks, by the chain. */
    latest: number;
    /** With those that the node has waiting. */
    pending: number;
    /** The one that we give out next; null before the first. */
    next: number | null;
  };
  /** Signed and in no block, at most twenty. */
  waiting: { nonce: number; purpose: string; since: string; problem: string | null; href: string | null }[];
  claims: ClaimsState;
}

/** What certificates have cost, and how they went. */
export interface MintCosts {
  /** In blocks, whatever they were for. */
  transactions: number;
  paidWei: string;
  /** Carried out and undone: paid for nothing. */
  reverted: number;
  /** Empty ones that close a gap. */
  fills: number;
  /** From the wish to the confirmed certificate; null without one. */
  medianSeconds: number | null;
  /** One in twenty took longer. */
  slowSeconds: number | null;
  failures: { code: string; message: string; count: number }[];
}

export const retriedMintSchema = z.object({ brandId: z.uuid(), recipient: z.string() });

export const changeTierSchema = z.object({ tier: tierSchema });
export const changedTierSchema = z.object({ accountId: z.uuid(), tier: tierSchema });
export const grantedSchema = z.object({ accountId: z.uuid(), credits: z.int() });
export const retriedSchema = z.object({ jobId: z.uuid(), version: z.int().positive() });
