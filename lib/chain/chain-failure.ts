import { BaseError, HttpRequestError, TimeoutError } from "viem";

/**
 * What a node says of a transaction, or why it says nothing:
 * `known` it has these bytes; `nonce-used` another or these are in a block; `no-funds` the signer cannot pay; `underpriced` the
 * fee is too low at present; `invalid` these bytes can never be in a block; `unreachable`; `other`.
 */
export type NodeAnswer =
  | "known"
  | "nonce-used"
  | "no-funds"
  | "underpriced"
  | "invalid"
  | "unreachable"
  | "other";

// As geth, reth, erigon, nethermind, besu and anvil word it: the protocol has no codes for these.
const WORDS: readonly [NodeAnswer, RegExp][] = [
  ["known", /already known|already imported|known transaction|alreadyknown/i],
  ["nonce-used", /nonce (is )?too low|oldnonce|nonce has already been used/i],
  ["no-funds", /insufficient (funds|balance)|upfront cost exceeds|gas required exceeds allowance \(0\)/i],
  [
    "underpriced",
    /underpriced|less than block base ?fee|max ?fee per gas less|fee ?too ?low|gas price (too low|below)/i,
  ],
  [
    "invalid",
    /exceeds block gas limit|gas limit (is )?too (high|low)|intrinsic gas|oversized|invalid (sender|signature|chain)|type not supported|exceeds (the )?(transaction|maximum|cap)/i,
  ],
];

/** Sorts the failure of a request to a node. */
export function nodeAnswer(error: unknown): NodeAnswer {
  const text = wordsOf(error);
  const found = WORDS.find(([, words]) => words.test(text));
  if (found) return found[0];
  return isUnreachable(error) ? "unreachable" : "other";
}

/** True when the node gave no answer of its own: it is down, slow, or behind something that is. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null
  );
}

/** One line for the log and for administrators. It holds no address of a node, whose path may be a key. */
export function wordsOf(error: unknown): string {
  if (error instanceof BaseError) return `${error.shortMessage} ${error.details}`.replace(/\s+/g, " ").trim();
  return error instanceof Error ? error.message : String(error);
}
