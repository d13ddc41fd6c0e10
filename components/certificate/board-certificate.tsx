import { BoardSection } from "@/components/brand/board-section";
import type { BrandCertificate } from "@/lib/certificate/certificate-views.schema";
import { FreeClaim } from "./free-claim";

interface BoardCertificateProps {
  brandId: string;
  certificate: BrandCertificate;
  isOwner: boolean;
  /** A version that is being made: its maker claims afterwards. */
  isRunning: boolean;
}

/** The brand's certificate on the public network: whether there is one, and its maker's way to it. */
export function BoardCertificate({ brandId, certificate, isOwner, isRunning }: BoardCertificateProps) {
  return (
    <BoardSection
      id="certificate"
      title="Certificate"
      lead="Says on a public network which files belong to this brand, and whose it is, whatever becomes of this service."
    >
      {certificate.kind === "off" ? (
        <p className="text-lg text-ink-soft">{certificate.reason}</p>
      ) : (
        <Certificate brandId={brandId} {...certificate} isOwner={isOwner} isRunning={isRunning} />
      )}
    </BoardSection>
  );
}

type OnChain = Extract<BrandCertificate, { kind: "on" }>;

function Certificate({
  brandId,
  network,
  state,
  isOwner,
  isRunning,
}: OnChain & Omit<BoardCertificateProps, "certificate">) {
  const isThere = state.status === "confirmed" || (state.status === "mined" && state.tokenId !== null);
  return (
    <>
      {network.isTest && (
        <p className="mb-5 inline-block border border-ink px-2 text-sm font-semibold">
          {network.name}: certificates there are for trying out
        </p>
      )}
      {isOwner && !isThere ? (
        <FreeClaim brandId={brandId} state={state} explorerUrl={network.explorerUrl} isRunning={isRunning} />
      ) : isThere ? (
        <Minted state={state} />
      ) : (
        <p className="text-lg text-ink-soft">
          {state.status === "none" || state.status === "failed"
            ? "Not claimed yet. Whoever made the brand can."
            : "On its way to the network."}
        </p>
      )}
    </>
  );
}

function Minted({ state: { tokenId, recipient } }: { state: OnChain["state"] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <a href={`/wallet/collection/${tokenId}`} className="button button-primary">
        See certificate {tokenId}
      </a>
      {recipient && (
        <p className="min-w-0 text-ink-soft">
          Minted for{" "}
          <a href={`/wallet/owner/${recipient}`} className="text-link font-mono text-sm break-all">
            {recipient}
          </a>
        </p>
      )}
    </div>
  );
}
