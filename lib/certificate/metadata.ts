import type { CertificateMetadata, TRAIT_TYPES } from "./metadata.schema";

/** What a certificate says of a brand's version. */
export interface CertifiedFacts {
  brandId: string;
  /** The brand's name. */
  name: string;
  /** A style of the brief, such as "modern". */
  style: string;
  /** "#rrggbb" */
  primaryColor: string;
  /** When the version was complete. */
  generatedAt: Date;
  generationSeconds: number;
  /** "0x" and 64 hex digits. */
  merkleRoot: string;
  /** Where people see the brand. */
  pageUrl: string;
}

/** What every certificate commemorates. */
const EVENT = "Brand Generation";

/**
 * The document behind a certificate's `tokenURI`: the specification's fields, and what proves the package. The date is the
 * one in UTC.
 * @param imageCid folder that holds `logo.png`
 */
export function certificateMetadata(facts: CertifiedFacts, imageCid: string): CertificateMetadata {
  const { brandId, name, style, primaryColor, generatedAt, generationSeconds, merkleRoot, pageUrl } = facts;
  const date = generatedAt.toISOString().slice(0, 10);
  const values: Record<(typeof TRAIT_TYPES)[number], string> = {
    Event: EVENT,
    "Brand Name": name,
    "Generated Date": date,
    "Primary Color": primaryColor,
    Style: style,
    "Generation Time": `${generationSeconds}s`,
  };
  return {
    name: `${name} Brand Certificate`,
    description: `${EVENT} of ${name} by Marque on ${date}. The Merkle root proves which files belong to the brand's package.`,
    image: `ipfs://${imageCid}/logo.png`,
    external_url: pageUrl,
    brandId,
    merkleRoot,
    attributes: Object.entries(values).map(([trait_type, value]) => ({ trait_type, value })),
  };
}
