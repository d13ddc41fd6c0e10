import { type Address, decodeFunctionData, type Hex, type Log } from "viem";
import { getAddress, isAddressEqual } from "viem/utils";
import { certifiedToken } from "./certificate-contract";
import { marqueCertificateAbi } from "./generated/marque-certificate";
import { nullIfUnknown } from "./null-if-unknown";
import type { OpenChain } from "./open-chain";
import type { TransactionState } from "./transaction-state.schema";

/** Asks the node how far a transaction has come. */
export async function readTransactionState(open: OpenChain, hash: Hex): Promise<TransactionState> {
  const { client, contractAddress, confirmations: needed } = open;
  const receipt = await nullIfUnknown(client.getTransactionReceipt({ hash }));
  if (!receipt) return { kind: (await nullIfUnknown(client.getTransaction({ hash }))) ? "waiting" : "lost" };
  const head = await client.getBlockNumber();
  const confirmations = Math.max(1, Number(head - receipt.blockNumber) + 1);
  const kind =
    receipt.status === "reverted" ? "reverted" : confirmations < needed ? "confirming" : "confirmed";
  const tokenId = certifiedToken(receipt.logs as Log[], contractAddress);
  return { kind, confirmations, needed, tokenId };
}

/** A transaction as a page shows it. */
export interface TransactionDetails {
  hash: Hex;
  state: TransactionState;
  from: Address;
  /** null for one that makes a contract. */
  to: Address | null;
  nonce: number;
  /** Wei. */
  value: string;
  /** Wei; null until it is in a block. */
  fee: string | null;
  gasUsed: string | null;
  blockNumber: string | null;
  /** ISO 8601; null until it is in a block. */
  at: string | null;
  /** What it calls our contract to do; null for anything else. */
  call: { name: string; args: { name: string; value: string }[] } | null;
}

/** Reads a transaction; null for one that the node does not know. */
export async function readTransaction(open: OpenChain, hash: Hex): Promise<TransactionDetails | null> {
  const { client, contractAddress } = open;
  const transaction = await nullIfUnknown(client.getTransaction({ hash }));
  if (!transaction) return null;
  const [state, receipt] = await Promise.all([
    readTransactionState(open, hash),
    nullIfUnknown(client.getTransactionReceipt({ hash })),
  ]);
  const block = receipt && (await client.getBlock({ blockNumber: receipt.blockNumber }));
  const isOurs = transaction.to !== null && isAddressEqual(transaction.to, contractAddress);
  return {
    hash,
    state,
    from: getAddress(transaction.from),
    to: transaction.to && getAddress(transaction.to),
    nonce: transaction.nonce,
    value: transaction.value.toString(),
    fee: receipt ? (receipt.gasUsed * receipt.effectiveGasPrice).toString() : null,
    gasUsed: receipt?.gasUsed.toString() ?? null,
    blockNumber: receipt?.blockNumber.toString() ?? null,
    at: block ? new Date(Number(block.timestamp) * 1_000).toISOString() : null,
    call: isOurs ? readCall(transaction.input) : null,
  };
}

function readCall(data: Hex): TransactionDetails["call"] {
  try {
    const { functionName: name, args = [] } = decodeFunctionData({ abi: marqueCertificateAbi, data });
    const inputs = marqueCertificateAbi.find(
      (item) => item.type === "function" && item.name === name && item.inputs.length === args.length,
    );
    const names = inputs && "inputs" in inputs ? inputs.inputs.map((input) => input.name) : [];
    return { name, args: args.map((value, index) => ({ name: names[index] ?? "", value: shown(value) })) };
  } catch {
    return null;
  }
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${String(part)}`)
    .join("\n");
}
