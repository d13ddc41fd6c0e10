"use client";

import { type FormEvent, useState } from "react";
import { FieldMessage } from "@/components/ui/field-message";
import type { CertificateState } from "@/lib/certificate/certificate-state.schema";
import { ClaimProgress } from "./claim-progress";
import { isUnderWay, ofCertificate } from "./claim-state";
import { useFollowedClaim } from "./use-followed-claim";

interface FreeClaimProps {
  brandId: string;
  state: CertificateState;
  explorerUrl: string | null;
  /** Nothing can be claimed while a version is being made. */
  isRunning: boolean;
}

/** A brand's maker names an address, and the certificate is minted for it at the service's cost. Carries no wallet library. */
export function FreeClaim({ brandId, state: known, explorerUrl, isRunning }: FreeClaimProps) {
  const { state, claimFree } = useFollowedClaim({ brandId, start: ofCertificate(known) });
  const [address, setAddress] = useState(known.recipient ?? "");
  const [problem, setProblem] = useState<string>();
  const isBusy = isUnderWay(state);
  if (isRunning)
    return <p className="text-lg text-ink-soft">It can be claimed when the new version is ready.</p>;

  const claim = (event: FormEvent) => {
    event.preventDefault();
    const recipient = address.trim();
    const isAddress = /^0x[0-9a-f]{40}$/i.test(recipient);
    setProblem(isAddress ? undefined : "An address is 0x and 40 digits or letters from a to f.");
    if (isAddress) void claimFree(recipient);
  };
  return (
    <>
      {state.kind !== "confirmed" && (
        <form onSubmit={claim} noValidate className="max-w-[46rem]" aria-label="Claim the certificate">
          <label htmlFor="certificate-address" className="field-label">
            For which wallet?
          </label>
          <p id="certificate-hint" className="field-hint">
            Free of charge. Look twice: a certificate can’t be called back.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              id="certificate-address"
              name="walletAddress"
              type="text"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              readOnly={isBusy}
              maxLength={64}
              placeholder="0x…"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby="certificate-hint certificate-problem"
              className="control min-w-0 flex-1 basis-72 font-mono text-sm"
            />
            <button type="submit" className="button button-primary" aria-disabled={isBusy}>
              {state.kind === "failed" ? "Try again" : "Mint it"}
            </button>
          </div>
          <FieldMessage id="certificate-problem" error={problem} />
          <p className="mt-4">
            <a href={`/wallet/claim/${brandId}`} className="text-link inline-flex min-h-11 items-center">
              Use the wallet of this browser instead
            </a>
          </p>
        </form>
      )}
      <ClaimProgress state={state} explorerUrl={explorerUrl} />
    </>
  );
}
