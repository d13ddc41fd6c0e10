import { type Block, fileContent, folderContent } from "@/lib/ipfs/make-content";
import { type CertifiedFacts, certificateMetadata } from "./metadata";

export interface CertifiedVersion extends CertifiedFacts {
  /** The logo as a square PNG. */
  picture: Uint8Array;
}

export interface CertificateContent {
  /** `tokenURI` is "ipfs://" and this: a JSON document. */
  metadataCid: string;
  /** A folder with `logo.png`. */
  imageCid: string;
  /** Of both, what a block links to before it. */
  blocks: Block[];
}

/** What a certificate points to, as blocks of IPFS. The same version gives the same CIDs everywhere. */
export async function certificateContent({
  picture,
  ...facts
}: CertifiedVersion): Promise<CertificateContent> {
  const image = await folderContent({ "logo.png": picture });
  const text = `${JSON.stringify(certificateMetadata(facts, image.cid), null, 2)}\n`;
  const metadata = await fileContent(new TextEncoder().encode(text));
  return {
    metadataCid: metadata.cid,
    imageCid: image.cid,
    blocks: [...image.blocks, ...metadata.blocks],
  };
}
