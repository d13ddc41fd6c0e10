import type { Address } from "viem";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import { askChain, type ChainAnswer } from "./ask-chain";
import { cidOfUri, imageCidOf, readDocument, traitOf } from "./read-document";

/** A certificate in a list. */
export interface CertificateCard {
  tokenId: number;
  brandId: string;
  /** null where the document behind the certificate is not kept here. */
  brandName: string | null;
  /** Folder that holds `logo.png`. */
  imageCid: string | null;
  /** "2026-03-04" */
  generatedOn: string | null;
}

export interface Collection {
  /** All that the address holds. */
  total: number;
  /** A page of them, the latest first; empty past the end. */
  certificates: CertificateCard[];
}

/** What an address holds now, as the network has it. */
export function readCollection(
  owner: Address,
  { page, limit }: { page: number; limit: number },
): Promise<ChainAnswer<Collection>> {
  return askChain(async ({ client, contractAddress: address }) => {
    const held = await client.readContract({ abi, address, functionName: "tokensOf", args: [owner] });
    const latest = held.toSorted((a, b) => Number(b - a)).slice((page - 1) * limit, page * limit);
    const certificates = latest.map(async (tokenId) => {
      const [brandId, uri] = await Promise.all([
        client.readContract({ abi, address, functionName: "getBrandId", args: [tokenId] }),
        client.readContract({ abi, address, functionName: "tokenURI", args: [tokenId] }),
      ]);
      return cardOf(Number(tokenId), brandId, uri);
    });
    return { total: held.length, certificates: await Promise.all(certificates) };
  });
}

async function cardOf(tokenId: number, brandId: string, uri: string): Promise<CertificateCard> {
  const metadata = await readDocument(cidOfUri(uri));
  return {
    tokenId,
    brandId,
    brandName: traitOf(metadata, "Brand Name"),
    imageCid: metadata && imageCidOf(metadata),
    generatedOn: traitOf(metadata, "Generated Date"),
  };
}
