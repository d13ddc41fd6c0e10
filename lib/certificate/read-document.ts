import { readBlock } from "@/lib/ipfs/block-store";
import { RAW, readCid } from "@/lib/ipfs/read-cid";
import { type CertificateMetadata, certificateMetadataSchema } from "./metadata.schema";

const SCHEME = "ipfs://";

/** The CID that a certificate's `tokenURI` names; null for any other text. */
export function cidOfUri(uri: string): string | null {
  return uri.startsWith(SCHEME) ? (readCid(uri.slice(SCHEME.length))?.toString() ?? null) : null;
}

/** The folder that holds a certificate's picture. */
export function imageCidOf({ image }: CertificateMetadata): string | null {
  return cidOfUri(image.slice(0, image.lastIndexOf("/")));
}

/** The document of a CID, where it is kept here and is one of ours: it is small, so that it fits one block. */
export async function readDocument(metadataCid: string | null): Promise<CertificateMetadata | null> {
  const cid = metadataCid === null ? null : readCid(metadataCid);
  const bytes = cid?.code === RAW ? await readBlock(cid) : null;
  if (!bytes) return null;
  try {
    return certificateMetadataSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** What a trait of the document says. */
export function traitOf(metadata: CertificateMetadata | null, name: string): string | null {
  return metadata?.attributes.find(({ trait_type }) => trait_type === name)?.value ?? null;
}
