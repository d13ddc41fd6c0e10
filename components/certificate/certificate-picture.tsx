interface CertificatePictureProps {
  /** Folder that holds `logo.png`; null where it is not kept here. */
  imageCid: string | null;
  /** Of the page's main picture. */
  isFirst?: boolean;
}

/** The logo of a certificate as everybody fetches it; it stands beside the brand's name and says nothing that is not there. */
export function CertificatePicture({ imageCid, isFirst = false }: CertificatePictureProps) {
  return (
    <div className="grid aspect-square place-items-center border border-rule bg-well">
      {imageCid ? (
        // biome-ignore lint/performance/noImgElement: the bytes that the certificate names, not a scaled copy
        <img
          src={`/ipfs/${imageCid}/logo.png`}
          alt=""
          width="1024"
          height="1024"
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          className="size-full object-contain"
        />
      ) : (
        <p className="p-6 text-center text-ink-soft">The picture is not kept here.</p>
      )}
    </div>
  );
}
