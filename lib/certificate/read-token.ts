import { refusalOf } from "@/lib/chain/certificate-contract";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import { askChain, type ChainAnswer } from "./ask-chain";
import type { TokenDetails } from "./certificate-views.schema";
import { cidOfUri, imageCidOf, readDocument } from "./read-document";

/** Reads a certificate; null when there is no token with this id. */
export function readToken(tokenId: number): Promise<ChainAnswer<TokenDetails | null>> {
  return askChain(async ({ client, contractAddress: address }) => {
    const at = { abi, address, args: [BigInt(tokenId)] } as const;
    try {
      const [brandId, owner, uri, root] = await Promise.all([
        client.readContract({ ...at, functionName: "getBrandId" }),
        client.readContract({ ...at, functionName: "ownerOf" }),
        client.readContract({ ...at, functionName: "tokenURI" }),
        client.readContract({ ...at, functionName: "rootOf" }),
      ]);
      const metadataCid = cidOfUri(uri);
      const metadata = await readDocument(metadataCid);
      const imageCid = metadata && imageCidOf(metadata);
      return { tokenId, brandId, owner, uri, root, metadataCid, imageCid, metadata };
    } catch (error) {
      if (refusalOf(error)?.name === "ERC721NonexistentToken") return null;
      throw error;
    }
  });
}
