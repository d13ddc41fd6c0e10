import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ClaimForm } from "@/components/certificate/claim-form";
import { ofCertificate } from "@/components/certificate/claim-state";
import { askChain } from "@/lib/certificate/ask-chain";
import { certificateState } from "@/lib/certificate/certificate-state.schema";
import { findClaimable } from "@/lib/certificate/find-claimable";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { paymasterUrl } from "@/lib/chain/paymaster";
import { isId } from "@/lib/ids";
import { chainPage } from "../../../_components/chain-page";
import { readMaker } from "../../../read-maker";

export const metadata: Metadata = { title: "Claim a certificate", robots: { index: false } };

interface ClaimPageProps {
  params: Promise<{ brandId: string }>;
}

/** Claims the certificate of one brand: whoever made it has the link. */
export default async function ClaimPage({ params }: ClaimPageProps) {
  const { brandId } = await params;
  if (!isId(brandId)) notFound();
  const maker = await readMaker();
  const brand = maker && (await findClaimable(maker, brandId));
  const isSignedIn = maker !== null && "accountId" in maker;
  const signInHref = `/sign-in?next=/wallet/claim/${brandId}`;
  // As everywhere: what is not there and what is not theirs look alike, and a stranger may be the owner.
  if (!brand) return isSignedIn ? notFound() : redirect(signInHref);
  return chainPage(
    () => askChain(async (chain) => certificateState(await readCertificate(brandId), chain)),
    (state) => (
      <div className="sheet-width pt-10">
        <p className="text-ink-soft">The certificate of</p>
        <h1
          dir="auto"
          className="mt-2 text-[clamp(2.25rem,1.4rem+3.4vw,4.25rem)] leading-[0.98] font-extrabold tracking-[-0.03em] break-words"
        >
          {brand.name}
        </h1>
        <div className="mt-10 max-w-[60rem]">
          <ClaimForm
            brandId={brandId}
            start={ofCertificate(state)}
            isSignedIn={isSignedIn}
            provenWallets={brand.provenWallets}
            signInHref={signInHref}
            paymasterUrl={paymasterUrl()}
          />
        </div>
      </div>
    ),
  );
}
