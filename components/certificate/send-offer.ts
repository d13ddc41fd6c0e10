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

/** How long a bundle is waited for, and how often the wallet is asked. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 1_000;
/** Codes by which a wallet says that it does not do what it was asked (EIP-1193, JSON-RPC, EIP-5792): nothing was sent. */
const NOT_DONE = [4200, -32601, -32602, 5700, 5710, 5750, 5760];

/**
 * Has the connected wallet hand a claim in: by way of the paymaster where the wallet can use one, else by a plain transaction
 * that the wallet pays for. Resolves to the hash of its transaction.
 * @throws what the wallet says when it does not do it
 */
export async function sendOffer(config: Config, { offer, paymasterUrl }: SendOptions): Promise<string> {
  const { chainId } = offer;
  const call = { to: offer.to as `0x${string}`, data: offer.data as `0x${string}` };
  if (paymasterUrl && (await canUsePaymaster(config, chainId))) {
    const hash = await sendSponsored(config, chainId, call, paymasterUrl);
    if (hash) return hash;
  }
  return sendTransaction(config, { chainId, ...call });
}

interface Call {
  to: `0x${string}`;
  data: `0x${string}`;
}

/** null when the wallet says, before it sends anything, that it does not do so after all. */
async function sendSponsored(
  config: Config,
  chainId: number,
  call: Call,
  url: string,
): Promise<string | null> {
  const capabilities = { paymasterService: { url, optional: true } };
  let id: string;
  try {
    ({ id } = await sendCalls(config, { chainId, calls: [call], capabilities }));
  } catch (error) {
    if (isNotDone(error)) return null;
    throw error;
  }
  const { receipts } = await waitForCallsStatus(config, {
    id,
    timeout: PATIENCE_MS,
    pollingInterval: LOOK_MS,
  });
  // A receipt tells of a call that reverted too: its transaction is followed as any other.
  const hash = receipts?.at(-1)?.transactionHash;
  if (!hash) throw Object.assign(new Error("no receipt"), { details: "it could not carry it out." });
  return hash;
}

function isNotDone(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 8; cause = (cause as Error).cause, depth++) {
    if (NOT_DONE.includes((cause as { code?: number }).code ?? 0)) return true;
  }
  return false;
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
