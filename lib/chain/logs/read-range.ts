import {
  type Address,
  getAbiItem,
  type Hash,
  type Hex,
  type Log,
  TransactionReceiptNotFoundError,
} from "viem";
import { getAddress } from "viem/utils";
import { marqueCertificateAbi as abi } from "../generated/marque-certificate";
import type { OpenChain } from "../open-chain";
import { type ChainPlace, isOnChain, placeAt, type TimedPlace } from "./chain-place";

/** transfer: a mint is one from the zero address; metadata: wallets are asked to read it anew (ERC-4906). */
export type LogKind = "transfer" | "certified" | "metadata" | "paused" | "resumed";

interface ContractEvent {
  blockNumber: bigint;
  logIndex: number;
  transactionHash: Hash;
  kind: LogKind;
  tokenId: number | null;
  from: Address | null;
  to: Address | null;
  root: Hex | null;
}

interface EventTransaction {
  hash: Hash;
  blockNumber: bigint;
  sender: Address;
  gasUsed: bigint;
  /** Wei. */
  fee: string;
}

/** What the contract wrote in a stretch of blocks. */
export interface LogRange {
  /** The last block of the stretch. */
  end: TimedPlace;
  /** Those with logs, and the last one. */
  blocks: TimedPlace[];
  transactions: EventTransaction[];
  events: ContractEvent[];
}

const EVENTS = [
  getAbiItem({ abi, name: "Transfer" }),
  getAbiItem({ abi, name: "Certified" }),
  getAbiItem({ abi, name: "MetadataUpdate" }),
  getAbiItem({ abi, name: "Paused" }),
  getAbiItem({ abi, name: "Unpaused" }),
] as const;
/** Questions that a node is asked at once. */
const AT_ONCE = 16;

/**
 * Reads the contract's logs after one block up to another. null when the chain changed while it was read: what was read may be
 * of two chains then.
 * @throws viem's error when the node does not answer, or refuses so long a stretch
 */
export async function readRange(open: OpenChain, after: ChainPlace, to: bigint): Promise<LogRange | null> {
  const { client, contractAddress: address } = open;
  const end = await placeAt(open, to);
  if (!end || !(await isOnChain(open, after))) return null;
  const logs = await client.getLogs({
    address,
    events: EVENTS,
    fromBlock: after.number + 1n,
    toBlock: to,
    strict: true,
  });
  const blockHashes = new Map(logs.map((log) => [log.blockNumber, log.blockHash]));
  const receiptBlocks = new Map(logs.map((log) => [log.transactionHash, log.blockHash]));
  const blocks = await mapSome([...blockHashes.keys()], (number) => placeAt(open, number));
  const transactions = await mapSome([...receiptBlocks], ([hash, blockHash]) =>
    readTransaction(open, hash, blockHash),
  );
  const areOfOneChain =
    blocks.every((block) => block && block.hash === blockHashes.get(block.number)) &&
    transactions.every((transaction) => transaction !== null) &&
    (await isOnChain(open, end));
  if (!areOfOneChain) return null;
  const withLogs = blocks as TimedPlace[];
  return {
    end,
    blocks: withLogs.some(({ number }) => number === to) ? withLogs : [...withLogs, end],
    transactions: transactions as EventTransaction[],
    events: logs.map(eventOf),
  };
}

type ContractLog = Log<bigint, number, false, undefined, true, typeof EVENTS>;

function eventOf({ blockNumber, logIndex, transactionHash, eventName, args }: ContractLog): ContractEvent {
  const place = { blockNumber, logIndex, transactionHash };
  const nothing = { tokenId: null, from: null, to: null, root: null };
  switch (eventName) {
    case "Transfer": {
      const { from, to, tokenId } = args;
      return { ...place, kind: "transfer", tokenId: Number(tokenId), from, to, root: null };
    }
    case "Certified":
      return { ...place, ...nothing, kind: "certified", tokenId: Number(args.tokenId), root: args.root };
    case "MetadataUpdate":
      return { ...place, ...nothing, kind: "metadata", tokenId: Number(args._tokenId) };
    case "Paused":
      return { ...place, ...nothing, kind: "paused" };
    case "Unpaused":
      return { ...place, ...nothing, kind: "resumed" };
  }
}

/** null when it is in that block no more. */
async function readTransaction(
  { client }: OpenChain,
  hash: Hash,
  blockHash: Hash,
): Promise<EventTransaction | null> {
  try {
    const receipt = await client.getTransactionReceipt({ hash });
    if (receipt.blockHash !== blockHash) return null;
    const { blockNumber, gasUsed, effectiveGasPrice } = receipt;
    return {
      hash,
      blockNumber,
      sender: getAddress(receipt.from),
      gasUsed,
      fee: String(gasUsed * effectiveGasPrice),
    };
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

async function mapSome<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  }
  return done;
}
