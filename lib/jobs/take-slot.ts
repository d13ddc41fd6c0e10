import { type Principal, principalName, TIER_LIMITS } from "@/lib/accounts/principal";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { remainingSeconds } from "./remaining-seconds";
import { UNFINISHED_SQL } from "./unfinished-sql";

/** Beyond this many unfinished jobs nobody would wait for a new one. */
const MAX_UNFINISHED_JOBS = 500;

export interface Slot {
  /** Whose slot the job takes, as the jobs table records it. */
  principal: string;
  /** Null for visitors and operators. */
  accountId: string | null;
  clientAddress: string | null;
  /** Unfinished jobs of everybody. */
  jobsAhead: number;
}

/**
 * Takes one of the principal's concurrent generations, per cookie and per network. The locks are held until the
 * transaction ends, so that two requests at once cannot take the same last slot. An account's row is its lock: an account
 * has paid first, which has locked it.
 * @throws AppError RATE_LIMIT_EXCEEDED when all are taken, SERVICE_UNAVAILABLE when the queue is full.
 */
export async function takeSlot(tx: Tx, principal: Principal, typicalSeconds: number): Promise<Slot> {
  const owner = principalName(principal);
  const address = principal.kind === "visitor" ? principal.clientAddress : null;
  // One order for everybody: a deadlock needs two.
  const locks = principal.kind === "account" ? [] : [owner, address].filter((name) => name !== null).sort();
  for (const name of locks) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`marque.slot:${name}`}, 0))`;
  }
  const [usage] = await tx.$queryRaw<Usage[]>`
    SELECT count(*)::int AS everybody,
           (count(*) FILTER (WHERE principal = ${owner}))::int AS "byOwner",
           (count(*) FILTER (WHERE client_address = ${address}))::int AS "byAddress",
           max(progress) FILTER (WHERE principal = ${owner} OR client_address = ${address}) AS "furthest"
    FROM jobs WHERE status IN ${UNFINISHED_SQL}`;
  const { everybody, byOwner, byAddress, furthest } = usage!;
  if (everybody >= MAX_UNFINISHED_JOBS) {
    throw new AppError("SERVICE_UNAVAILABLE", "Too many brands are waiting at the moment.", {
      retryAfterSeconds: Math.ceil(typicalSeconds),
    });
  }
  if (principal.kind !== "operator") {
    const limit = TIER_LIMITS[principal.tier].concurrentGenerations;
    if (Math.max(byOwner, byAddress) >= limit) throw slotsTaken(limit, furthest ?? 0, typicalSeconds);
  }
  const accountId = principal.kind === "account" ? principal.accountId : null;
  return { principal: owner, accountId, clientAddress: address, jobsAhead: everybody };
}

interface Usage {
  everybody: number;
  byOwner: number;
  byAddress: number;
  /** Progress of the principal's job that will end first. */
  furthest: number | null;
}

function slotsTaken(limit: number, progress: number, typicalSeconds: number): AppError {
  const noun = limit === 1 ? "brand" : "brands";
  const seconds = remainingSeconds({ status: "processing", progress, jobsAhead: 0, typicalSeconds });
  return new AppError("RATE_LIMIT_EXCEEDED", `At most ${limit} ${noun} can be made at the same time.`, {
    retryAfterSeconds: Math.max(1, seconds),
  });
}
