"use client";

import { useEffect, useState } from "react";
import { readCertificateState, readTransactionState, requestMint } from "./claim-requests";
import { type ClaimState, isFollowed, isUnderWay, ofCertificate, ofTransaction } from "./claim-state";

const LOOK_MS = 1_000;

interface FollowedClaimOptions {
  brandId: string;
  /** Of a claim that was under way when the page was made. */
  start: ClaimState;
}

/** A claim at the service's cost, and one of the wallet's own once it is sent: followed until the network has confirmed it. */
export function useFollowedClaim({ brandId, start }: FollowedClaimOptions) {
  const [state, setState] = useState<ClaimState>(start);
  /** Of the wallet's own transaction; without it the service's record is followed. */
  const [ownHash, setOwnHash] = useState<string | null>(null);
  const isLookedAt = isFollowed(state);
  useEffect(() => {
    if (!isLookedAt) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = async () => {
      const next = await stateNow(brandId, ownHash);
      if (isGone) return;
      if (next) setState(next);
      timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, LOOK_MS / 4);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isLookedAt, brandId, ownHash]);

  const claimFree = async (recipient: string) => {
    if (isUnderWay(state)) return;
    setOwnHash(null);
    // Followed from the answer on: until then the record is that of an earlier try.
    setState({ kind: "asking" });
    setState(await requestMint(brandId, recipient));
  };
  const followOwn = (hash: string) => {
    setOwnHash(hash);
    setState({ kind: "sent", hash });
  };
  return { state, setState, claimFree, followOwn };
}

/** null when nothing can be said at the moment. */
async function stateNow(brandId: string, hash: string | null): Promise<ClaimState | null> {
  if (hash) {
    const answer = await readTransactionState(hash);
    return answer.ok ? ofTransaction(hash, answer.value) : null;
  }
  const answer = await readCertificateState(brandId);
  const next = answer.ok ? ofCertificate(answer.value) : null;
  // Asked for a moment ago, and not written down yet.
  return next?.kind === "idle" ? null : next;
}
