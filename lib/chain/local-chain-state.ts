import type { Address } from "viem";

/** What this process knows of the local network. */
export type LocalChain =
  | { kind: "off" }
  /** Started when it is first used. */
  | { kind: "idle" }
  | { kind: "absent"; reason: string }
  | { kind: "on"; chainId: number; rpcUrl: string; contractAddress: Address };

const KEY = Symbol.for("marque.local-chain");
const shared = globalThis as { [KEY]?: LocalChain };

/** Off where nobody has said that this process may have it. */
export const localChain = (): LocalChain => shared[KEY] ?? { kind: "off" };

export function setLocalChain(state: LocalChain): void {
  shared[KEY] = state;
}
