import { isChainExpected, readChain } from "@/lib/chain/chain-settings";
import { LOCAL_CHAIN_ID, networkOf } from "@/lib/chain/networks";
import { certificateState } from "./certificate-state.schema";
import type { BrandCertificate } from "./certificate-views.schema";
import { readCertificate } from "./read-certificate";

/**
 * What is recorded of a brand's certificate. Asks no node: the page of a brand must not wait for one. While the local network
 * is not started here, what is recorded of it is believed.
 */
export async function readBrandCertificate(brandId: string): Promise<BrandCertificate> {
  const chain = readChain();
  if (chain.kind === "on") {
    const { name, isTest, explorerUrl } = chain;
    const state = certificateState(await readCertificate(brandId), chain);
    return { kind: "on", network: { name, isTest, explorerUrl }, state };
  }
  if (!isChainExpected()) return chain;
  const { name, isTest } = networkOf(LOCAL_CHAIN_ID);
  const record = await readCertificate(brandId);
  const contractAddress = record?.contract ?? "";
  const state = certificateState(record, { chainId: LOCAL_CHAIN_ID, contractAddress });
  return { kind: "on", network: { name, isTest, explorerUrl: null }, state };
}
