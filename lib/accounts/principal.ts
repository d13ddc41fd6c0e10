import type { AccountPrincipal, Tier } from "./account.schema";

/** Who asks. A visitor is a browser without an account; the operator is a person at the machine's own terminal. */
export type Principal =
  | { kind: "visitor"; visitorId: string; clientAddress: string; tier: Tier }
  | AccountPrincipal
  | { kind: "operator" };

/** Under which name an account is counted, and recorded with its jobs. */
export const accountName = (accountId: string): string => `account:${accountId}`;
/** The same of a browser without an account. */
export const visitorName = (visitorId: string): string => `visitor:${visitorId}`;

/** How the jobs table names a principal. */
export function principalName(principal: Principal): string {
  if (principal.kind === "visitor") return visitorName(principal.visitorId);
  return principal.kind === "account" ? accountName(principal.accountId) : principal.kind;
}

/** Limits of a tier (interface specification, "Rate limits per tier"); null means unlimited. */
export const TIER_LIMITS: Record<Tier, TierLimits> = {
  free: { requestsPerHour: 10, concurrentGenerations: 1, previewsPerHour: 600, previewsAtOnce: 2 },
  starter: { requestsPerHour: 100, concurrentGenerations: 3, previewsPerHour: 600, previewsAtOnce: 2 },
  pro: { requestsPerHour: 1_000, concurrentGenerations: 10, previewsPerHour: 2_000, previewsAtOnce: 4 },
  enterprise: { requestsPerHour: null, concurrentGenerations: 50, previewsPerHour: null, previewsAtOnce: 8 },
};

interface TierLimits {
  requestsPerHour: number | null;
  concurrentGenerations: number;
  /** Who tries things out without a pause has one drawn every six seconds. */
  previewsPerHour: number | null;
  previewsAtOnce: number;
}
