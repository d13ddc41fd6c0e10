import type { RateState } from "./rate-limit";

/** Who sent a request, and by what it is counted. */
export interface Caller<Principal> {
  principal: Principal;
  /** Subjects whose accepted requests are counted; every one must have room. */
  subjects: readonly string[];
  /** null means unlimited. */
  requestsPerHour: number | null;
  /** Every request counts, as it arrives, for the one subject there is; otherwise only those that are accepted. */
  countsEvery?: boolean;
  /** This request has been counted already. */
  counted?: RateState | undefined;
  /** Under which names an `Idempotency-Key` is remembered; the first is the one it is reserved under. */
  idempotencyScopes: readonly string[];
  setCookie?: string | undefined;
  /** Who pays for what is sold to this caller; nobody without an account. */
  payerId?: string | undefined;
}

/** Says who sent a request. @throws AppError UNAUTHORIZED or FORBIDDEN. */
export type Authenticate<Principal> = ((request: Request) => Promise<Caller<Principal>>) & {
  /** Lets everybody in. */
  isOpen?: true;
};
