import type { Config } from "wagmi";
import {
  getCapabilities,
  getConnection,
  sendCalls,
  sendTransaction,
  waitForCallsStatus,
} from "wagmi/actions";
import type { ClaimOffer } from "@/lib/certificate/claim-offer.schema";

interface SendOptions {
  offer: ClaimOffer;
  /** Pays the fee for wallets that can use one (EIP-5792, ERC-7677). */
  paymasterUrl: string | null;
}

/**
 * Has the connected wallet hand a claim in. Resolves to the hash of its transaction.
 * @throws what the wallet says when it does not do it
 */
export async function sendOffer(config: Config, { offer, paymasterUrl }: SendOptions): Promise<string> {
  const { chainId } = offer;
  const call = { to: offer.to as `0x${string}`, data: offer.data as `0x${string}` };
  if (paymasterUrl && (await canUsePaymaster(config, chainId))) {
    const { id } = await sendCalls(config, {
      chainId,
      calls: [call],
      capabilities: { paymasterService: { url: paymasterUrl, optional: true } },
    });
    const { receipts } = await waitForCallsStatus(config, { id, timeout: 120_000 });
    const hash = receipts?.at(-1)?.transactionHash;
    if (!hash) throw new Error("the wallet names no transaction");
    return hash;
  }
  return sendTransaction(config, { chainId, ...call });
}

/** Wallets that do not know EIP-5792 refuse the question: they send a plain transaction. */
async function canUsePaymaster(config: Config, chainId: number): Promise<boolean> {
  const { address } = getConnection(config);
  try {
    const known = await getCapabilities(config, { account: address, chainId });
    return (known as { paymasterService?: { supported?: boolean } }).paymasterService?.supported === true;
  } catch {
    return false;
  }
}
