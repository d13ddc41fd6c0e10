import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { BrandPicture } from "@/components/certificate/brand-picture";
import { ClaimForm } from "@/components/certificate/claim-form";
import { ofCertificate } from "@/components/certificate/claim-state";
import { askChain } from "@/lib/certificate/ask-chain";
import { certificateState } from "@/lib/certificate/certificate-state.schema";
import { findClaimable } from "@/lib/certificate/find-claimable";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { paymasterUrl } from "@/lib/chain/paymaster";
import { isId } from "@/lib/ids";
import { chainPage } from "../../../_components/chain-page";
import { readFaces } from "../../../read-faces";
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
  const face = (await readFaces(maker, [brandId])).get(brandId);
  return chainPage(
    () => askChain(async (chain) => certificateState(await readCertificate(brandId), chain)),
    (state) => (
      <div className="sheet-width grid gap-x-14 gap-y-8 pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="ticket crop-marks hidden self-start p-3 lg:order-last lg:m-5 lg:block">
          <BrandPicture face={face} />
        </div>
        <div className="min-w-0">
          <p className="text-ink-soft">The certificate of</p>
          <h1
            dir="auto"
            className="mt-2 text-[clamp(2.25rem,1.4rem+3.4vw,4.25rem)] leading-[0.98] font-extrabold tracking-[-0.03em] break-words"
          >
            {brand.name}
          </h1>
          <div className="mt-10">
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
      </div>
    ),
  );
}
