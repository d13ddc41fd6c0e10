import { CertificatePicture } from "./certificate-picture";

interface CertificateCardProps {
  tokenId: number;
  brandName: string | null;
  imageCid: string | null;
  /** "2026-03-04" */
  generatedOn: string | null;
  /** The first of its list: its picture is not waited for. */
  isFirst: boolean;
}

/** A certificate in a collection. The whole card leads to it, by one link. */
export function CertificateCard({
  tokenId,
  brandName,
  imageCid,
  generatedOn,
  isFirst,
}: CertificateCardProps) {
  return (
    <article className="group relative">
      <CertificatePicture imageCid={imageCid} isFirst={isFirst} />
      <h2 className="mt-3 text-xl font-bold tracking-[-0.015em]">
        <a
          href={`/wallet/collection/${tokenId}`}
          dir="auto"
          className="line-clamp-2 break-words group-hover:text-accent-strong after:absolute after:inset-0"
        >
          {brandName ?? `Certificate ${tokenId}`}
        </a>
      </h2>
      <p className="text-ink-soft tabular-nums">
        Certificate {tokenId}
        {generatedOn && (
          <>
            {" · "}
            <time dateTime={generatedOn}>{generatedOn}</time>
          </>
        )}
      </p>
    </article>
  );
}
