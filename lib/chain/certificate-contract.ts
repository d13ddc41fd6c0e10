import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  isAddressEqual,
  type Log,
  parseEventLogs,
  zeroAddress,
} from "viem";
import { marqueCertificateAbi } from "./generated/marque-certificate";
import type { OpenChain } from "./open-chain";

const abi = marqueCertificateAbi;

export interface Certified {
  /** The bare UUID. */
  brandId: string;
  /** "ipfs://…" */
  uri: string;
  /** 32 bytes. */
  root: Hex;
}

/** The call that mints a brand's certificate. */
export function mintCall({ brandId, uri, root }: Certified, recipient: Address): Hex {
  return encodeFunctionData({ abi, functionName: "mintCertificate", args: [recipient, uri, brandId, root] });
}

/** The call that certifies a later version with the same token. */
export function renewCall({ uri, root }: Omit<Certified, "brandId">, tokenId: number): Hex {
  return encodeFunctionData({ abi, functionName: "renewCertificate", args: [BigInt(tokenId), uri, root] });
}

/** The call that stops claims by wallets, or lets them go on. */
export function pauseCall(paused: boolean): Hex {
  return encodeFunctionData({ abi, functionName: paused ? "pauseClaims" : "resumeClaims" });
}

/** A token as the chain has it. */
export interface Token {
  tokenId: number;
  owner: Address;
  uri: string;
  root: Hex;
}

/**
 * The token of a brand; null when it has none.
 * @param depth of the block that is asked: 0 is the latest
 */
export async function tokenOfBrand(
  { client, contractAddress: address }: OpenChain,
  brandId: string,
  depth = 0,
): Promise<Token | null> {
  const head = depth === 0 ? undefined : await client.getBlockNumber();
  const blockNumber = head === undefined ? undefined : head > BigInt(depth) ? head - BigInt(depth) : 0n;
  const at = { abi, address, ...(blockNumber === undefined ? {} : { blockNumber }) } as const;
  const tokenId = await client.readContract({ ...at, functionName: "tokenOfBrand", args: [brandId] });
  if (tokenId === 0n) return null;
  const [owner, uri, root] = await Promise.all([
    client.readContract({ ...at, functionName: "ownerOf", args: [tokenId] }),
    client.readContract({ ...at, functionName: "tokenURI", args: [tokenId] }),
    client.readContract({ ...at, functionName: "rootOf", args: [tokenId] }),
  ]);
  return { tokenId: Number(tokenId), owner, uri, root };
}

/** The token that a transaction minted or renewed in our contract, from its receipt's logs; null for none. */
export function certifiedToken(logs: Log[], contract: Address): number | null {
  const certified = parseEventLogs({ abi, eventName: "Certified", logs }).find(({ address }) =>
    isAddressEqual(address, contract),
  );
  return certified ? Number(certified.args.tokenId) : null;
}

/** Where a token was minted. */
export interface MintPlace {
  to: Address;
  transactionHash: Hex;
  blockNumber: bigint;
}

/** Blocks that every node looks through at once. */
const SEARCHED_BLOCKS = 9_000n;

/** Finds the transaction that minted a token. @throws an Error when no node of ours knows it any more */
export async function mintOf(
  { client, contractAddress: address }: OpenChain,
  tokenId: number,
): Promise<MintPlace> {
  const transfer = getAbiItem({ abi, name: "Transfer" });
  const find = (fromBlock: bigint) =>
    client.getLogs({
      address,
      event: transfer,
      args: { from: zeroAddress, tokenId: BigInt(tokenId) },
      fromBlock,
    });
  const head = await client.getBlockNumber();
  const recent = head > SEARCHED_BLOCKS ? head - SEARCHED_BLOCKS : 0n;
  const [log] = [...(await find(recent)), ...(recent > 0n ? await find(0n).catch(() => []) : [])];
  if (!log) throw new Error(`no node knows how token ${tokenId} came to be`);
  return { to: log.args.to!, transactionHash: log.transactionHash, blockNumber: log.blockNumber };
}

/** Why the contract refuses a call: the name of its error, and the token that a brand has already. */
export interface Refusal {
  name: string;
  tokenId?: number;
}

/** Reads the contract's own error out of a failed request; null when it was something else that failed. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof BaseError)) return null;
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (reverted instanceof ContractFunctionRevertedError && reverted.data) return named(reverted.data);
  const data = revertData(error);
  if (data === null) return null;
  try {
    return named(decodeErrorResult({ abi, data }));
  } catch {
    return { name: "unknown" };
  }
}

function named({ errorName, args }: { errorName: string; args?: readonly unknown[] | undefined }): Refusal {
  const isDuplicate = errorName === "DuplicateCertificate";
  return { name: errorName, ...(isDuplicate ? { tokenId: Number(args?.[1]) } : {}) };
}

/** What a node sends along with "execution reverted". */
function revertData(error: BaseError): Hex | null {
  let found: Hex | null = null;
  error.walk((cause) => {
    const data = (cause as { data?: unknown } | null)?.data;
    const hex = typeof data === "object" ? (data as { data?: unknown } | null)?.data : data;
    if (typeof hex === "string" && /^0x([0-9a-f]{8,})?$/i.test(hex)) found ??= hex as Hex;
    return false;
  });
  return found ?? (/revert/i.test(error.message) ? "0x" : null);
}
