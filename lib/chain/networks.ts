export interface Network {
  name: string;
  /** Whose tokens are worth nothing. */
  isTest: boolean;
  /** Blocks, its own one included, after which a transaction counts as final. */
  confirmations: number;
  /** Between two blocks, about. */
  blockMs: number;
}

/** Chain of the local node; the usual one for development. */
export const LOCAL_CHAIN_ID = 31_337;

/**
 * The networks that we know by name. Confirmations: a chain with fast finality, or whose blocks one sequencer makes, is
 * followed for a few blocks; Polygon has had re-organisations of many.
 */
const NETWORKS: Readonly<Record<number, Network>> = {
  1: { name: "Ethereum", isTest: false, confirmations: 3, blockMs: 12_000 },
  10: { name: "OP Mainnet", isTest: false, confirmations: 3, blockMs: 2_000 },
  137: { name: "Polygon", isTest: false, confirmations: 32, blockMs: 2_000 },
  8453: { name: "Base", isTest: false, confirmations: 3, blockMs: 2_000 },
  42161: { name: "Arbitrum One", isTest: false, confirmations: 3, blockMs: 1_000 },
  11155111: { name: "Sepolia", isTest: true, confirmations: 2, blockMs: 12_000 },
  80002: { name: "Polygon Amoy", isTest: true, confirmations: 8, blockMs: 2_000 },
  84532: { name: "Base Sepolia", isTest: true, confirmations: 2, blockMs: 2_000 },
  [LOCAL_CHAIN_ID]: { name: "Local test network", isTest: true, confirmations: 1, blockMs: 1_000 },
};

/** What is known of a chain; of one that we do not know, what is careful. */
export function networkOf(chainId: number): Network {
  return NETWORKS[chainId] ?? { name: `Chain ${chainId}`, isTest: false, confirmations: 12, blockMs: 12_000 };
}
