import type { DomainState } from "./domain.schema";
import { edgeName } from "./edge-target";
import type { AddressFinding, Findings } from "./look-up";
import { proofName } from "./proof-record";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a live host stays live without what proves it, or without an answer from its name servers. */
const MISSING_PROOF_MS = DAY;
const UNANSWERED_MS = 3 * DAY;
/** How long a name is looked at that nobody gets to work. */
const PATIENCE_MS = 30 * DAY;

/** A domain as it was before it was looked up. */
export interface CheckedDomain {
  name: string;
  state: DomainState;
  stateSince: Date;
  failingSince: Date | null;
}

export interface NextState {
  state: DomainState;
  stateSince: Date;
  reason: string;
  failingSince: Date | null;
  /** null: it is over. */
  nextCheckAt: Date | null;
}

/**
 * What becomes of a domain by what DNS says about it. A live host survives a record that is away for a day, and name servers
 * that are silent for three; an address that is somebody else's ends it at once, because nobody comes to us by it any more.
 * @param proof text of the record that proves the domain the account's
 */
export function nextState(before: CheckedDomain, findings: Findings, proof: string, now: Date): NextState {
  const isProven = findings.proofs?.includes(proof) ?? null;
  if (isProven === true && findings.address.kind === "here") {
    return after(before, "live", "All is well: the host leads here and the record is there.", null, now);
  }
  const problem = problemOf(before.name, isProven, findings);
  const failingSince = before.failingSince ?? now;
  if (before.state === "live") {
    const leftMs = failingSince.getTime() + patienceFor(isProven, findings.address) - now.getTime();
    if (leftMs > 0) {
      const until = new Date(now.getTime() + leftMs).toISOString().slice(0, 16).replace("T", " ");
      return after(before, "live", `${problem} The host is served until ${until} UTC.`, failingSince, now);
    }
    return after(before, "broken", problem, failingSince, now);
  }
  if (now.getTime() - before.stateSince.getTime() > PATIENCE_MS) {
    const reason = `It did not work for ${PATIENCE_MS / DAY} days, so nobody looks at it any more. ${problem} Add it again.`;
    return after(before, "removed", reason, failingSince, now);
  }
  if (before.state === "broken") return after(before, "broken", problem, failingSince, now);
  const state =
    isProven === true || (isProven === null && before.state === "waiting-for-address")
      ? "waiting-for-address"
      : "waiting-for-proof";
  return after(before, state, problem, null, now);
}

function after(
  before: CheckedDomain,
  state: DomainState,
  reason: string,
  failingSince: Date | null,
  now: Date,
): NextState {
  // Who waits has waited since the claim, whichever record comes first.
  const goesOn = state === before.state || (isWaiting(state) && isWaiting(before.state));
  const stateSince = goesOn ? before.stateSince : now;
  const waitMs = untilNextCheck(state, now.getTime() - stateSince.getTime(), failingSince !== null);
  const nextCheckAt = waitMs === null ? null : new Date(now.getTime() + waitMs);
  return { state, stateSince, reason, failingSince, nextCheckAt };
}

const isWaiting = (state: DomainState) => state.startsWith("waiting");

/** Often while somebody is likely to wait for it, and daily for good. */
function untilNextCheck(state: DomainState, inStateMs: number, isFailing: boolean): number | null {
  if (state === "removed") return null;
  if (state === "live") return isFailing ? HOUR : DAY;
  if (inStateMs < HOUR) return 5 * MINUTE;
  return inStateMs < DAY ? 30 * MINUTE : DAY;
}

function patienceFor(isProven: boolean | null, address: AddressFinding): number {
  if (address.kind === "elsewhere" || address.kind === "nowhere") return 0;
  return isProven === false ? MISSING_PROOF_MS : UNANSWERED_MS;
}

/** What is wrong, and what to do about it. The first thing that somebody has to do comes first. */
function problemOf(name: string, isProven: boolean | null, { proofs, address }: Findings): string {
  if (isProven === false) {
    const there = proofs?.length
      ? "there is a TXT record, but with another value"
      : "there is no TXT record yet";
    return `At ${proofName(name)} ${there}: add the one that is shown.`;
  }
  if (isProven === null || address.kind === "unanswered") {
    return `The name servers of ${name} did not answer. It is asked again.`;
  }
  if (address.kind === "nowhere") {
    return `${name} leads nowhere yet: add the CNAME record to ${edgeName()}, or the A records.`;
  }
  if (address.kind === "elsewhere") {
    const at = address.name ?? address.addresses.slice(0, 3).join(", ");
    return `${name} leads to ${at}, which is not here: change its records to the ones that are shown. Where a service stands in between, let it pass the name through.`;
  }
  return "All is well.";
}
