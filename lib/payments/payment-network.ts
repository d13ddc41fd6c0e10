import type { Address, PublicClient } from "viem";
import { getAddress, isAddress } from "viem/utils";
import { isUnreachable } from "@/lib/chain/chain-failure";
import { readSignerKey, usesLocalChain } from "@/lib/chain/chain-settings";
import { openLocalChain } from "@/lib/chain/local-chain";
import { localChain } from "@/lib/chain/local-chain-state";
import { LOCAL_CHAIN_ID, type Network, networkOf } from "@/lib/chain/networks";
import { connectTo } from "@/lib/chain/open-chain";
import { LOCAL_SIGNER_KEY, signerOf } from "@/lib/chain/signer";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** Where payments go. */
export interface PaymentsOpen extends Network {
  kind: "open";
  chainId: number;
  isLocal: boolean;
  /** Of the network's token. */
  symbol: string;
  /** A transaction is at `<explorerUrl>/tx/<hash>`; null without one. No trailing slash. */
  explorerUrl: string | null;
  /** Checksummed. */
  recipient: Address;
}

/** Why nothing can be bought, in a sentence for people. */
export interface PaymentsClosed {
  kind: "closed";
  reason: string;
}

/** Whether something can be bought here, and who is paid on which network. Asks no node. */
export function readPayments(): PaymentsOpen | PaymentsClosed {
  const { CHAIN_ID, RPC_URL, PAYMENT_RECIPIENT, MINT_CONFIRMATIONS, EXPLORER_URL } = env();
  const isLocal = usesLocalChain();
  if (isLocal) {
    const state = localChain();
    if (state.kind === "absent") return closed(state.reason);
    if (state.kind === "off") return closed("The local test network does not run here.");
  } else if (!CHAIN_ID || !RPC_URL) {
    return closed("CHAIN_ID and RPC_URL must be set.");
  }
  const chainId = isLocal ? LOCAL_CHAIN_ID : CHAIN_ID!;
  const recipient = PAYMENT_RECIPIENT ?? developmentRecipient(isLocal);
  if (!recipient) return closed("PAYMENT_RECIPIENT must be set.");
  if (!isAddress(recipient)) return closed("PAYMENT_RECIPIENT does not match its checksum.");
  const network = networkOf(chainId);
  return {
    kind: "open",
    ...network,
    confirmations: MINT_CONFIRMATIONS ?? network.confirmations,
    chainId,
    isLocal,
    symbol: network.currency.symbol,
    explorerUrl: EXPLORER_URL?.replace(/\/+$/, "") ?? null,
    recipient: getAddress(recipient),
  };
}

/**
 * Asks a node of the network; the local one is started when it does not run yet.
 * @throws AppError SERVICE_UNAVAILABLE when it does not answer, and what the question throws
 */
export async function askPaymentNetwork<T>(
  network: PaymentsOpen,
  question: (node: PublicClient) => Promise<T>,
): Promise<T> {
  try {
    return await question(await openPaymentNetwork(network));
  } catch (cause) {
    if (!isUnreachable(cause)) throw cause;
    throw new AppError(
      "SERVICE_UNAVAILABLE",
      `${network.name} does not answer at the moment. What was paid is not lost: send this again.`,
      { cause, retryAfterSeconds: RETRY_SECONDS },
    );
  }
}

const RETRY_SECONDS = 10;

async function openPaymentNetwork({ chainId, name, isLocal }: PaymentsOpen): Promise<PublicClient> {
  if (isLocal) await openLocalChain();
  const state = localChain();
  const rpcUrl = isLocal && state.kind === "on" ? state.rpcUrl : env().RPC_URL;
  if (!rpcUrl) throw new Error("The network of payments has no node.");
  const key = `${chainId} ${rpcUrl}`;
  if (known?.key !== key) known = { key, client: await connectTo({ chainId, name, rpcUrl }) };
  return known.client;
}

let known: { key: string; client: PublicClient } | undefined;

function developmentRecipient(isLocal: boolean): Address | undefined {
  if (env().MARQUE_ENV !== "development") return undefined;
  if (isLocal) return signerOf(LOCAL_SIGNER_KEY).address;
  const { SIGNER_KEY, SIGNER_KEY_FILE } = env();
  return SIGNER_KEY || SIGNER_KEY_FILE ? signerOf(readSignerKey()).address : undefined;
}

const closed = (reason: string): PaymentsClosed => ({
  kind: "closed",
  reason: `Payments are not open: ${reason}`,
});
