import { createPublicClient, defineChain, http, type LocalAccount, type PublicClient } from "viem";
import { AppError } from "@/lib/errors";
import { type ChainOn, readChain, readSignerKey, usesLocalChain } from "./chain-settings";
import { openLocalChain } from "./local-chain";
import { localChain } from "./local-chain-state";
import { LOCAL_CHAIN_ID } from "./networks";
import { isKnownKey, LOCAL_SIGNER_KEY, signerOf } from "./signer";

/** A network that can be asked and written to. */
export interface OpenChain extends ChainOn {
  client: PublicClient;
  /** Owns the contract and pays. */
  signer: LocalAccount;
}

/** How long a node may take for an answer. */
const ANSWER_MS = 10_000;
/**
 * Of this bundle, not of the process: pages and the server each hold a copy of viem, and the errors of one copy's client are
 * strangers to the other's code, which tells them apart by their class.
 */
let known: { name: string; open: OpenChain } | undefined;

/**
 * The network of the settings, ready to be asked; the local one is started, with the contract, when it does not run yet.
 * @throws AppError SERVICE_UNAVAILABLE when certificates are off, viem's error when the node does not answer
 */
export async function openChain(): Promise<OpenChain> {
  if (usesLocalChain() && localChain().kind !== "off") await openLocalChain();
  const chain = readChain();
  if (chain.kind === "off") throw new AppError("SERVICE_UNAVAILABLE", chain.reason);
  const name = [chain.rpcUrl, chain.chainId, chain.contractAddress].join(" ");
  if (known?.name === name) return { ...known.open, ...chain };
  const open = await connect(chain);
  known = { name, open };
  return open;
}

async function connect(chain: ChainOn): Promise<OpenChain> {
  const signer = signerOf(chain.isLocal ? LOCAL_SIGNER_KEY : readSignerKey());
  if (chain.chainId !== LOCAL_CHAIN_ID && isKnownKey(signer)) {
    throw misconfigured("SIGNER_KEY is one of the keys of local test networks, which everybody has");
  }
  return { ...chain, client: await connectTo(chain), signer };
}

/** A client of the network's node. @throws AppError SERVICE_UNAVAILABLE for a node of another network, viem's error for one that does not answer */
export async function connectTo(place: Pick<ChainOn, "chainId" | "name" | "rpcUrl">): Promise<PublicClient> {
  const client = createPublicClient({
    chain: defineChain({
      id: place.chainId,
      name: place.name,
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: { default: { http: [place.rpcUrl] } },
    }),
    transport: http(place.rpcUrl, { timeout: ANSWER_MS, retryCount: 0 }),
    cacheTime: 0,
  });
  const found = await client.getChainId();
  if (found !== place.chainId) {
    throw misconfigured(`RPC_URL is a node of chain ${found}, and CHAIN_ID says ${place.chainId}`);
  }
  return client;
}

function misconfigured(internal: string): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "Certificates are off: the network is not set up right.", {
    internal,
  });
}
