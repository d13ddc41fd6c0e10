import { generatePrivateKey } from "viem/accounts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createConfig, custom } from "wagmi";
import { connect, disconnect, getConnection, signMessage } from "wagmi/actions";
import { type LoopbackRelay, startRelay } from "@/test-support/loopback-relay";
import { memoryStorage } from "@/test-support/memory-storage";
import { type RelayedWallet, relayedWallet } from "@/test-support/relayed-wallet";
import { walletConnect } from "./wallet-connect";

const projectId = "0123456789abcdef0123456789abcdef";
const chain = {
  id: 31_337,
  name: "Local test network",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:9"] } },
} as const;

let relay: LoopbackRelay;
let wallet: RelayedWallet;
beforeAll(async () => {
  relay = await startRelay();
  const options = { relayUrl: relay.url, projectId, rpcUrl: "http://127.0.0.1:9" };
  wallet = await relayedWallet({ ...options, key: generatePrivateKey(), chainId: chain.id });
});
afterAll(async () => {
  await wallet.close();
  relay.close();
});

const newPage = () =>
  createConfig({
    chains: [chain],
    connectors: [walletConnect({ projectId, relayUrl: relay.url, storage: memoryStorage() })],
    transports: { [chain.id]: custom({ request: async () => null }) },
  });

test("a wallet on another device reads the address, is asked to sign, and leaves", async () => {
  const config = newPage();
  const [connector] = config.connectors;
  await expect(connector!.getProvider()).rejects.toThrow();
  expect(relay.asked()).toEqual([]);

  connector!.emitter.on("message", ({ type, data }) => {
    if (type === "display_uri") void wallet.pair(String(data));
  });
  const { accounts, chainId } = await connect(config, { connector: connector! });
  expect([accounts, chainId]).toEqual([[wallet.address], chain.id]);

  const signature = await signMessage(config, { message: "It is mine" });
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
  expect(wallet.asked()).toEqual(["personal_sign"]);

  await wallet.leave();
  await vi.waitFor(() => expect(getConnection(config).status).toBe("disconnected"), { timeout: 10_000 });
  await disconnect(config);
});
