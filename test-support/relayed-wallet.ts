import { SignClient } from "@walletconnect/sign-client";
import { createWalletClient, type Hex, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { memoryStorage } from "./memory-storage";

/** A wallet on another device, as WalletConnect's own library makes one. */
export interface RelayedWallet {
  address: string;
  /** Reads the address that a page shows. Resolves once the page is connected. */
  pair(uri: string): Promise<void>;
  /** Ends the connection from its side. */
  leave(): Promise<void>;
  /** Methods that it was asked for, in order. */
  asked(): string[];
  close(): Promise<void>;
}

interface WalletOptions {
  relayUrl: string;
  projectId: string;
  key: Hex;
  /** JSON-RPC of the network's node. */
  rpcUrl: string;
  chainId: number;
}

export async function relayedWallet(options: WalletOptions): Promise<RelayedWallet> {
  const { relayUrl, projectId, key, rpcUrl, chainId } = options;
  const account = privateKeyToAccount(key);
  const node = createWalletClient({ account, transport: http(rpcUrl) });
  const asked: string[] = [];
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata: {
      name: "Wallet on a phone",
      description: "A test’s",
      url: "https://wallet.example",
      icons: [],
    },
    storage: memoryStorage(),
    // The library keeps one of each name in a process: a page of the same one must be another.
    customStoragePrefix: "phone",
    telemetryEnabled: false,
    logger: "silent",
  });
  const answers: Record<string, (params: unknown[]) => unknown> = {
    personal_sign: ([message]) => account.signMessage({ message: { raw: message as Hex } }),
    eth_sendTransaction: ([transaction]) => {
      const { to, data } = transaction as { to: Hex; data: Hex };
      return node.sendTransaction({ to, data, chain: null });
    },
  };
  let topic = "";
  client.on("session_request", async ({ topic: from, id, params }) => {
    const { method, params: args } = params.request;
    asked.push(method);
    const answer = answers[method];
    const outcome = answer
      ? { result: await answer(args as unknown[]) }
      : { error: { code: 4200, message: `${method} is not supported` } };
    await client.respond({ topic: from, response: { id, jsonrpc: "2.0", ...outcome } as never });
  });
  return {
    address: account.address,
    pair: async (uri) => {
      const proposed = new Promise<void>((resolve, reject) => {
        client.on("session_proposal", async ({ id, params }) => {
          const { methods = [], events = [] } = params.optionalNamespaces?.eip155 ?? {};
          const chain = `eip155:${chainId}`;
          const namespaces = {
            eip155: { accounts: [`${chain}:${account.address}`], chains: [chain], methods, events },
          };
          try {
            const { topic: agreed, acknowledged } = await client.approve({ id, namespaces });
            topic = agreed;
            await acknowledged();
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      });
      await client.pair({ uri });
      await proposed;
    },
    leave: () => client.disconnect({ topic, reason: { code: 6000, message: "User disconnected" } }),
    asked: () => [...asked],
    close: async () => {
      await client.core.relayer.transportClose();
    },
  };
}
