export interface Network {
  name: string;
  /** Whose tokens are worth nothing. */
  isTest: boolean;
  /** Blocks, its own one included, after which a transaction counts as final. */
  confirmations: number;
  /** Between two blocks, about. */
  blockMs: number;
  /** What its fees are paid in. */
  currency: { name: string; symbol: string; decimals: number };
  /** Nodes that everybody may ask: a wallet may add the network with them. */
  publicNodes: readonly string[];
}

const ETHER = { name: "Ether", symbol: "ETH", decimals: 18 };
const SEPOLIA_ETHER = { ...ETHER, name: "Sepolia Ether" };
const POL = { name: "POL", symbol: "POL", decimals: 18 };

/** Chain of the local node; the usual one for development. */
export const LOCAL_CHAIN_ID = 31_337;

/**
 * The networks that we know by name. Confirmations: a chain with fast finality, or whose blocks one sequencer makes, is
 * followed for a few blocks; Polygon has had re-organisations of many. Currencies and public nodes are those of viem 2.57,
 * whose list of some six hundred networks would take every start a tenth of a second to load.
 */
const NETWORKS: Readonly<Record<number, Network>> = {
  1: {
    name: "Ethereum",
    isTest: false,
    confirmations: 3,
    blockMs: 12_000,
    currency: ETHER,
    publicNodes: ["https://ethereum.reth.rs/rpc"],
  },
  10: {
    name: "OP Mainnet",
    isTest: false,
    confirmations: 3,
    blockMs: 2_000,
    currency: ETHER,
    publicNodes: ["https://mainnet.optimism.io"],
  },
  137: {
    name: "Polygon",
    isTest: false,
    confirmations: 32,
    blockMs: 2_000,
    currency: POL,
    publicNodes: ["https://polygon.drpc.org"],
  },
  8453: {
    name: "Base",
    isTest: false,
    confirmations: 3,
    blockMs: 2_000,
    currency: ETHER,
    publicNodes: ["https://mainnet.base.org"],
  },
  42161: {
    name: "Arbitrum One",
    isTest: false,
    confirmations: 3,
    blockMs: 1_000,
    currency: ETHER,
    publicNodes: ["https://arb1.arbitrum.io/rpc"],
  },
  11155111: {
    name: "Sepolia",
    isTest: true,
    confirmations: 2,
    blockMs: 12_000,
    currency: SEPOLIA_ETHER,
    publicNodes: ["https://11155111.rpc.thirdweb.com"],
  },
  80002: {
    name: "Polygon Amoy",
    isTest: true,
    confirmations: 8,
    blockMs: 2_000,
    currency: POL,
    publicNodes: ["https://polygon-amoy.drpc.org"],
  },
  84532: {
    name: "Base Sepolia",
    isTest: true,
    confirmations: 2,
    blockMs: 2_000,
    currency: SEPOLIA_ETHER,
    publicNodes: ["https://sepolia.base.org"],
  },
  [LOCAL_CHAIN_ID]: {
    name: "Local test network",
    isTest: true,
    confirmations: 1,
    blockMs: 1_000,
    currency: ETHER,
    publicNodes: [],
  },
};

/** What is known of a chain; of one that we do not know, what is careful. */
export function networkOf(chainId: number): Network {
  const unknown = { isTest: false, confirmations: 12, blockMs: 12_000, currency: ETHER, publicNodes: [] };
  return NETWORKS[chainId] ?? { name: `Chain ${chainId}`, ...unknown };
}
