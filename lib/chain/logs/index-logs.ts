import { HttpRequestError } from "viem";
import { logger } from "@/lib/log/logger";
import { isUnreachable, wordsOf } from "../chain-failure";
import type { OpenChain } from "../open-chain";
import type { ChainPlace } from "./chain-place";
import { begin, isStillThere, type OnMoved, readPlace, rollBack } from "./indexed-place";
import { type LogRange, readRange } from "./read-range";
import { storeRange } from "./store-range";

/** Blocks that a node is asked for at once; those that refuse are asked for fewer. */
const LONGEST_STRETCH = 9_000n;
const SHORTEST_STRETCH = 50n;
/** The rest is left to the next call. */
const LONGEST_RUN_MS = 20_000;

/**
 * Brings the contract's logs in the database up to the chain: goes on where it stopped, whoever read before; takes back what a
 * re-organisation took back; begins anew where the chain is another one. Can be called at any time by any process: of two that
 * read the same blocks one writes them down. A node that knows less of the same chain than we do is left to catch up.
 * @param onMoved told of the tokens whose holder may be another one now
 * @returns the block up to which logs are known
 * @throws viem's error when the node does not answer
 */
export async function indexLogs(open: OpenChain, onMoved: OnMoved): Promise<bigint> {
  const deadline = Date.now() + LONGEST_RUN_MS;
  const head = await open.client.getBlockNumber();
  let place = (await readPlace(open)) ?? (await begin(open));
  if (!(await isStillThere(open, place, head))) {
    const back = await rollBack(open, place, head, onMoved);
    logger().warn({ from: place.number, to: back?.number }, "blocks of the contract's logs are gone");
    if (!back) return place.number;
    place = back;
  }
  let stretch = LONGEST_STRETCH;
  while (place.number < head && Date.now() < deadline) {
    const to = endOf(place.number + stretch, head);
    const range = await readOrRefused(open, place, to);
    if (range === "refused") {
      if (stretch <= SHORTEST_STRETCH) throw new Error(`the node gives no logs of ${stretch} blocks`);
      stretch /= 4n;
      continue;
    }
    // Changed while it was read, or written down by somebody else: the next call goes on from there.
    const next = range && (await storeRange(place, range, onMoved));
    if (!next) break;
    place = next;
  }
  return place.number;
}

/** No further than the chain's head. */
function endOf(wished: bigint, head: bigint): bigint {
  if (wished > head) return head;
  return wished;
}

async function readOrRefused(
  open: OpenChain,
  place: ChainPlace,
  to: bigint,
): Promise<LogRange | null | "refused"> {
  try {
    return await readRange(open, place, to);
  } catch (error) {
    if (isSilent(error)) throw error;
    logger().info({ words: wordsOf(error), blocks: to - place.number }, "a node refuses so many blocks");
    return "refused";
  }
}

/** A node that answers with a status has had the question: many refuse a long stretch so. */
function isSilent(error: unknown): boolean {
  if (!isUnreachable(error)) return false;
  const cause = (error as { walk(find: (cause: unknown) => boolean): unknown }).walk(
    (each) => each instanceof HttpRequestError && each.status !== undefined,
  );
  return cause === null;
}
