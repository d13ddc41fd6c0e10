import { db, type Tx } from "@/lib/db/client";
import type { BrandDomain } from "@/lib/db/generated/client";
import type { DomainState } from "./domain.schema";
import { tellOfHosts } from "./hosts-channel";
import { lockName } from "./lock-name";
import { type Findings, lookUp } from "./look-up";
import { type NextState, nextState } from "./next-state";
import { proofName, proofRecord } from "./proof-record";

/**
 * Asks DNS about a domain and makes of it what DNS says. A label is never asked about: its DNS is our own.
 * @param ask for tests of what DNS may say
 */
export async function checkDomain(domainId: string, ask: typeof lookUp = lookUp): Promise<void> {
  const row = await db().brandDomain.findUnique({ where: { id: domainId } });
  if (!row || isOver(row)) return;
  const findings = await ask(row.name);
  const { value: proof } = await proofRecord(row.accountId, row.name);
  await db().$transaction(async (tx) => {
    await lockName(tx, row.name);
    const fresh = await tx.brandDomain.findUnique({ where: { id: domainId } });
    if (fresh && !isOver(fresh)) await settle(tx, fresh, findings, proof);
  });
}

const isOver = ({ kind, state }: BrandDomain) => kind === "label" || state === "removed";
const isHeld = (state: string) => state === "live" || state === "broken";

async function settle(tx: Tx, row: BrandDomain, findings: Findings, proof: string): Promise<void> {
  const now = new Date();
  const before = { ...row, state: row.state as DomainState };
  let next = nextState(before, findings, proof, now);
  if (next.state === "live" && row.heldName === null) {
    next = (await obstacle(tx, row, findings, next, now)) ?? next;
  }
  // Meanwhile its owner may have removed it, or its brand may have gone.
  await tx.brandDomain.updateMany({
    where: { id: row.id, NOT: { state: "removed" } },
    data: { ...next, heldName: isHeld(next.state) ? row.name : null, lastCheckedAt: now },
  });
  if (next.state !== row.state && (next.state === "live" || row.state === "live")) await tellOfHosts(tx);
}

/**
 * Why a domain that is proven does not go live all the same. Another account that has it keeps it for as long as its own record
 * stands there; without that record it has lost it.
 */
async function obstacle(
  tx: Tx,
  row: BrandDomain,
  findings: Findings,
  next: NextState,
  now: Date,
): Promise<NextState | null> {
  const waiting = { ...next, state: "waiting-for-proof" as const, stateSince: row.stateSince };
  const kept = await tx.brandDomain.findFirst({
    where: {
      name: row.name,
      NOT: { accountId: row.accountId },
      keptUntil: { gt: now },
      account: { deletedAt: null },
    },
  });
  if (kept) {
    const day = kept.keptUntil!.toISOString().slice(0, 10);
    const reason = `${row.name} belonged to a brand of another account that was deleted. It is kept for that account until ${day}.`;
    return { ...waiting, reason, nextCheckAt: kept.keptUntil };
  }
  const holder = await tx.brandDomain.findUnique({ where: { heldName: row.name } });
  if (!holder) return null;
  const { value: theirs } = await proofRecord(holder.accountId, row.name);
  if (findings.proofs?.includes(theirs)) {
    const reason = `Another account has ${row.name}, and its record is still at ${proofName(row.name)}: delete the record with the other value, and have it checked again.`;
    return { ...waiting, reason };
  }
  // Its owner may have removed it meanwhile.
  await tx.brandDomain.updateMany({
    where: { id: holder.id, heldName: row.name },
    data: {
      state: "removed",
      stateSince: now,
      heldName: null,
      nextCheckAt: null,
      reason: `Another account has proven that ${row.name} is its own, and your record was gone.`,
    },
  });
  await tellOfHosts(tx);
  return null;
}
