import type { Address, Hex } from "viem";
import type { CertificateState } from "./certificate-state.schema";
import type { CertificateMetadata } from "./metadata.schema";

/** A certificate as the network has it, with the document that it points to. */
export interface TokenDetails {
  tokenId: number;
  brandId: string;
  owner: Address;
  uri: string;
  /** Of the certified package; zero when none was recorded. */
  root: Hex;
  /** null for a `tokenURI` that is no CID of ours. */
  metadataCid: string | null;
  imageCid: string | null;
  /** null when it is not kept here. */
  metadata: CertificateMetadata | null;
}

/** What happened to a certificate: minted for somebody; handed on; a later package certified. */
export type TokenEvent = { at: string; transactionHash: Hex } & (
  | { kind: "minted"; to: Address }
  | { kind: "moved"; from: Address; to: Address }
  | { kind: "renewed"; root: Hex }
);

export interface TokenHistory {
  /** The latest first, at most fifty. */
  events: TokenEvent[];
  /** False when the node looks no further back, or there is more. */
  isWhole: boolean;
}

/** A brand's certificate as its page shows it. */
export type BrandCertificate =
  | { kind: "off"; reason: string }
  | {
      kind: "on";
      network: { name: string; isTest: boolean; explorerUrl: string | null };
      state: CertificateState;
    };
