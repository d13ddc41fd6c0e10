import type { ReactNode } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import type { TokenDetails } from "@/lib/certificate/certificate-views.schema";
import type { WalletNetwork } from "@/lib/chain/wallet-network";
import { CertificatePicture } from "./certificate-picture";
import { ContentCheck } from "./content-check";

interface CertificateDetailsProps {
  token: TokenDetails;
  network: WalletNetwork;
  /** Where people see the brand. */
  showcaseUrl: string;
}

/** What a certificate says, and what proves it. */
export function CertificateDetails({ token, network, showcaseUrl }: CertificateDetailsProps) {
  const { tokenId, owner, root, metadata, metadataCid, imageCid, brandId } = token;
  const name = metadata?.attributes.find(({ trait_type }) => trait_type === "Brand Name")?.value;
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="ticket crop-marks self-start p-3 lg:m-5">
        <CertificatePicture imageCid={imageCid} isFirst />
      </div>
      <div className="min-w-0">
        <p className="text-ink-soft tabular-nums">
          Certificate {tokenId} · {network.name}
        </p>
        <h1
          dir="auto"
          className="mt-2 text-[clamp(2.25rem,1.4rem+3.4vw,4.25rem)] leading-[0.98] font-extrabold tracking-[-0.03em] break-words"
        >
          {name ?? "A brand"}
        </h1>
        <p className="mt-4 max-w-[58ch] text-lg text-pretty text-ink-soft">
          {metadata?.description ??
            "The document behind this certificate is not kept here. What the network itself has stands below."}
        </p>
        {metadata && (
          <dl className="mt-8 grid grid-cols-2 gap-px border border-rule bg-rule sm:grid-cols-3">
            {metadata.attributes.map(({ trait_type, value }) => (
              <div key={trait_type} className="bg-paper p-3">
                <dt className="text-sm text-ink-soft">{trait_type}</dt>
                <dd dir="auto" className="mt-0.5 flex items-center gap-2 font-semibold break-words">
                  {trait_type === "Primary Color" && (
                    <span
                      aria-hidden="true"
                      className="true-colors size-4 shrink-0 border border-control"
                      style={{ background: value }}
                    />
                  )}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className="mt-8 border-t-[1.5px] border-ink">
          <Row label="Owner">
            <a href={`/wallet/owner/${owner}`} className="text-link font-mono text-sm break-all">
              {owner}
            </a>
          </Row>
          <Row label="Merkle root">
            <Copied text={root} />
            <p className="mt-1 max-w-[58ch] text-sm text-ink-soft">
              Over all files of the package.{" "}
              <a href="/verify" className="text-link">
                Check a file against it
              </a>
              , in your browser.
            </p>
          </Row>
          <Row label="Metadata">
            {metadataCid ? <Copied text={metadataCid} /> : <span className="break-all">{token.uri}</span>}
            {metadataCid && (
              <div className="mt-1 text-sm">
                <ContentCheck metadataCid={metadataCid} imageCid={imageCid} root={root} />
                <p className="mt-1 flex flex-wrap gap-x-4">
                  <a href={`/ipfs/${metadataCid}`} className="text-link">
                    The document
                  </a>
                  <a href={`/ipfs/${metadataCid}?format=car`} className="text-link">
                    Its blocks (CAR)
                  </a>
                </p>
              </div>
            )}
          </Row>
          <Row label="Contract">
            <Copied text={network.contractAddress} />
          </Row>
          <Row label="Brand">
            <a href={showcaseUrl} className="text-link font-mono text-sm break-all">
              {brandId}
            </a>
          </Row>
        </dl>
      </div>
    </div>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A long value that is copied by a press. */
export function Copied({ text }: { text: string }) {
  return (
    <CopyButton
      text={text}
      className="min-h-6 min-w-0 text-left font-mono text-sm break-all underline decoration-rule underline-offset-4 hover:decoration-accent"
    >
      <span className="sr-only">Copy </span>
      <CopyLabel>{text}</CopyLabel>
    </CopyButton>
  );
}
