import { type Address, getAbiItem, type Hex, zeroAddress } from "viem";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import type { OpenChain } from "@/lib/chain/open-chain";
import { askChain, type ChainAnswer } from "./ask-chain";
import type { TokenHistory } from "./certificate-views.schema";
import { readCertificateOfToken } from "./read-certificate";

const MOST_EVENTS = 50;
/** Blocks that every node looks through at once. */
const SEARCHED_BLOCKS = 9_000n;

/** A certificate's past from the contract's logs. */
export function readTokenHistory(tokenId: number): Promise<ChainAnswer<TokenHistory>> {
  return askChain(async (open) => {
    const known = await readCertificateOfToken(open, tokenId);
    const head = await open.client.getBlockNumber();
    const mintBlock = known?.blockNumber == null ? 0n : BigInt(known.blockNumber);
    const recent = head > SEARCHED_BLOCKS ? head - SEARCHED_BLOCKS : 0n;
    const logs =
      (await readLogs(open, tokenId, mintBlock).catch(() => null)) ??
      (await readLogs(open, tokenId, recent > mintBlock ? recent : mintBlock));
    const latest = logs.slice(-MOST_EVENTS).reverse();
    const times = await readTimes(open, [...new Set(latest.map(({ blockNumber }) => blockNumber))]);
    const events = latest.map(({ blockNumber, ...log }) => ({ ...log, at: times.get(blockNumber)! }));
    return { events, isWhole: events.at(-1)?.kind === "minted" };
  });
}

type Found = { blockNumber: bigint; transactionHash: Hex } & (
  | { kind: "minted"; to: Address }
  | { kind: "moved"; from: Address; to: Address }
  | { kind: "renewed"; root: Hex }
);

/** The first `Certified` of a token is its mint's, and says nothing that the mint does not. */
async function readLogs({ client, contractAddress: address }: OpenChain, id: number, fromBlock: bigint) {
  const wanted = { address, args: { tokenId: BigInt(id) }, fromBlock, strict: true } as const;
  const [moves, certified] = await Promise.all([
    client.getLogs({ ...wanted, event: getAbiItem({ abi, name: "Transfer" }) }),
    client.getLogs({ ...wanted, event: getAbiItem({ abi, name: "Certified" }) }),
  ]);
  const mints = new Set(
    moves.filter(({ args }) => args.from === zeroAddress).map((log) => log.transactionHash),
  );
  const found = [
    ...moves.map(({ args: { from, to }, ...log }) => ({
      log,
      found: (from === zeroAddress ? { kind: "minted", to } : { kind: "moved", from, to }) as Found,
    })),
    ...certified
      .filter(({ transactionHash }) => !mints.has(transactionHash))
      .map(({ args: { root }, ...log }) => ({ log, found: { kind: "renewed", root } as Found })),
  ];
  return found
    .sort((a, b) => Number(a.log.blockNumber - b.log.blockNumber) || a.log.logIndex - b.log.logIndex)
    .map(
      ({ log: { blockNumber, transactionHash }, found }): Found => ({
        ...found,
        blockNumber,
        transactionHash,
      }),
    );
}

async function readTimes({ client }: OpenChain, blocks: readonly bigint[]): Promise<Map<bigint, string>> {
  const read = blocks.map(async (blockNumber): Promise<[bigint, string]> => {
    const { timestamp } = await client.getBlock({ blockNumber });
    return [blockNumber, new Date(Number(timestamp) * 1_000).toISOString()];
  });
  return new Map(await Promise.all(read));
}
