import { readFileSync } from "node:fs";
import type { Address, Hex } from "viem";
import { getAddress, isAddress } from "viem/utils";
import { env } from "@/lib/env";
import { readDeployment } from "./deployments";
import { type LocalChain, localChain } from "./local-chain-state";
import { networkOf } from "./networks";

/** Where certificates are minted. */
export interface ChainOn {
  kind: "on";
  chainId: number;
  /** As people read it. */
  name: string;
  /** Tokens of it are worth nothing: said wherever one is shown. */
  isTest: boolean;
  /** JSON-RPC; may hold the operator's key, so it stays on the server unless it is the local node's. */
  rpcUrl: string;
  /** Checksummed. */
  contractAddress: Address;
  /** A transaction is at `<explorerUrl>/tx/<hash>`; null without one. No trailing slash. */
  explorerUrl: string | null;
  isLocal: boolean;
  /** Blocks, its own one included, after which a transaction counts as final. */
  confirmations: number;
  /** Between two blocks, about. */
  blockMs: number;
}

/** Why there are no certificates, in a sentence for people. */
export interface ChainOff {
  kind: "off";
  reason: string;
}

/**
 * Whether certificates can be minted here, and where. Asks nobody: a node that does not answer is found out when it is used.
 * The local network is on once this process has opened it (`openChain`, `openForMints`).
 */
export function readChain(): ChainOn | ChainOff {
  if (usesLocalChain()) return describeLocal(localChain());
  const { CHAIN_ID, RPC_URL, SIGNER_KEY, SIGNER_KEY_FILE } = env();
  if (!CHAIN_ID || !RPC_URL || !(SIGNER_KEY || SIGNER_KEY_FILE)) return off(missingSettings());
  const contract = env().CONTRACT_ADDRESS ?? readDeployment(env().DATA_DIR, CHAIN_ID)?.address;
  if (!contract) return off(["CONTRACT_ADDRESS"]);
  if (!isAddress(contract)) {
    return { kind: "off", reason: "Certificates are off: CONTRACT_ADDRESS does not match its checksum." };
  }
  return chainOn({ chainId: CHAIN_ID, rpcUrl: RPC_URL, contractAddress: getAddress(contract) }, false);
}

/** True where a job that starts now may count on a certificate: the local network starts when it is first used. */
export function isChainExpected(): boolean {
  return readChain().kind === "on" || (usesLocalChain() && localChain().kind === "idle");
}

/** True where the server runs a network of its own: in development, unless it is told of another. */
export function usesLocalChain(): boolean {
  return env().MARQUE_ENV === "development" && !env().RPC_URL;
}

/** The private key of the setting or its file. @throws an Error that names the setting when the file holds none */
export function readSignerKey(): Hex {
  const { SIGNER_KEY, SIGNER_KEY_FILE } = env();
  if (SIGNER_KEY || !SIGNER_KEY_FILE) return SIGNER_KEY as Hex;
  const text = readFileSync(SIGNER_KEY_FILE, "utf8").trim();
  if (/^0x[0-9a-f]{64}$/i.test(text)) return text as Hex;
  throw new Error("SIGNER_KEY_FILE must hold a private key and nothing else: 0x and 64 hexadecimal digits.");
}

function describeLocal(state: LocalChain): ChainOn | ChainOff {
  if (state.kind === "on") return chainOn(state, true);
  if (state.kind === "absent") return { kind: "off", reason: `Certificates are off: ${state.reason}` };
  const reason =
    state.kind === "idle"
      ? "The local test network starts when it is first used."
      : "Certificates are off: the local test network does not run here.";
  return { kind: "off", reason };
}

function chainOn(place: Pick<ChainOn, "chainId" | "rpcUrl" | "contractAddress">, isLocal: boolean): ChainOn {
  const { name, isTest, confirmations, blockMs } = networkOf(place.chainId);
  return {
    kind: "on",
    ...place,
    name,
    isTest,
    explorerUrl: env().EXPLORER_URL?.replace(/\/+$/, "") ?? null,
    isLocal,
    confirmations: env().MINT_CONFIRMATIONS ?? confirmations,
    blockMs,
  };
}

function missingSettings(): string[] {
  const { CHAIN_ID, RPC_URL, SIGNER_KEY, SIGNER_KEY_FILE } = env();
  return [
    ...(CHAIN_ID ? [] : ["CHAIN_ID"]),
    ...(RPC_URL ? [] : ["RPC_URL"]),
    ...(SIGNER_KEY || SIGNER_KEY_FILE ? [] : ["SIGNER_KEY or SIGNER_KEY_FILE"]),
  ];
}

function off(missing: readonly string[]): ChainOff {
  return { kind: "off", reason: `Certificates are off: ${missing.join(", ")} must be set.` };
}
