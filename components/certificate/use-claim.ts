"use client";

import { useConfig } from "wagmi";
import { getConnection } from "wagmi/actions";
import { requestOffer } from "./claim-requests";
import { type ClaimState, isUnderWay } from "./claim-state";
import { sendOffer } from "./send-offer";
import { useFollowedClaim } from "./use-followed-claim";
import { walletFailure } from "./wallet-failure";

interface UseClaimOptions {
  brandId: string;
  /** Of a claim that was under way when the page was made. */
  start: ClaimState;
  paymasterUrl: string | null;
}

/** Claims a brand's certificate, at the service's cost or the wallet's own. */
export function useClaim({ brandId, start, paymasterUrl }: UseClaimOptions) {
  const config = useConfig();
  const { state, setState, claimFree, followOwn } = useFollowedClaim({ brandId, start });
  const claimByWallet = async (recipient: string) => {
    if (isUnderWay(state)) return;
    setState({ kind: "asking" });
    const offer = await requestOffer(brandId, recipient);
    if (!offer.ok) return setState({ kind: "failed", message: offer.message });
    if (getConnection(config).address !== recipient) return setState({ kind: "changed-account" });
    setState({ kind: "wallet" });
    try {
      followOwn(await sendOffer(config, { offer: offer.value, paymasterUrl }));
    } catch (error) {
      setState(walletFailure(error));
    }
  };
  return { state, claimFree, claimByWallet };
}
