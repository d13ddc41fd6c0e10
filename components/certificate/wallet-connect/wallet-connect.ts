import type { UniversalProvider } from "@walletconnect/universal-provider";
import { type Address, getAddress, ProviderRpcError } from "viem";
import { type CreateConnectorFn, createConnector, ProviderNotFoundError } from "wagmi";
import type { WalletConnectSettings } from "@/lib/chain/wallet-connect.schema";

type Provider = InstanceType<typeof UniversalProvider>;

export interface WalletConnectOptions extends WalletConnectSettings {
  /** Keeps what the library remembers; by default the browser does. */
  storage?: NonNullable<Parameters<typeof UniversalProvider.init>[0]["storage"]>;
}

/** Whether a wallet was connected so in this browser: for everybody else the library stays where it is. */
const REMEMBERED = "marque.walletconnect";
const METHODS = [
  "eth_sendTransaction",
  "personal_sign",
  "wallet_getCapabilities",
  "wallet_sendCalls",
  "wallet_getCallsStatus",
];
const EVENTS = ["accountsChanged", "chainChanged"];

/**
 * Connects a wallet on another device by WalletConnect's relay. The library is loaded at the first press of the button, or where
 * it was pressed before. The address that the wallet reads comes as the message "display_uri". A session holds for the one
 * network that certificates are on.
 */
export function walletConnect({ projectId, relayUrl, storage }: WalletConnectOptions): CreateConnectorFn {
  let started: Promise<Provider> | undefined;
  return createConnector((config) => {
    const { id: chainId, rpcUrls } = config.chains[0];
    const chain = `eip155:${chainId}`;
    const start = () => {
      started ??= open({ projectId, relayUrl, ...(storage ? { storage } : {}) }).then((provider) => {
        provider.on("display_uri", (uri: string) =>
          config.emitter.emit("message", { type: "display_uri", data: uri }),
        );
        provider.on("accountsChanged", () =>
          config.emitter.emit("change", { accounts: accountsOf(provider, chain) }),
        );
        provider.on("session_delete", () => {
          forget();
          config.emitter.emit("disconnect");
        });
        return provider;
      });
      started.catch(() => {
        started = undefined;
      });
      return started;
    };
    const ask = async () => {
      const provider = await start();
      if (!provider.session) {
        const [rpcUrl] = rpcUrls.default.http;
        await provider.connect({
          optionalNamespaces: {
            eip155: {
              chains: [chain],
              methods: METHODS,
              events: EVENTS,
              rpcMap: rpcUrl ? { [chainId]: rpcUrl } : {},
            },
          },
        });
      }
      const accounts = accountsOf(provider, chain);
      if (accounts.length > 0) return accounts;
      await provider.disconnect();
      throw new ProviderRpcError(new Error("no account"), {
        code: 4901,
        shortMessage: "this wallet does not offer the network of the certificates.",
      });
    };
    return {
      id: "walletConnect",
      name: "WalletConnect",
      type: "walletConnect",
      async connect({ isReconnecting, withCapabilities } = {}) {
        if (isReconnecting && !(await start()).session) throw new ProviderNotFoundError();
        const accounts = await ask();
        remember();
        return {
          accounts: (withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId,
        };
      },
      async disconnect() {
        forget();
        const provider = await start();
        if (provider.session) await provider.disconnect();
        else provider.abortPairingAttempt();
      },
      getAccounts: async () => accountsOf(await start(), chain),
      getChainId: async () => chainId,
      async getProvider() {
        if (!started && !isRemembered()) throw new ProviderNotFoundError();
        const provider = await start();
        return { request: (call: { method: string; params?: object }) => provider.request(call, chain) };
      },
      isAuthorized: async () => isRemembered() && (await start()).session !== undefined,
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    };
  });
}

async function open({ projectId, relayUrl, storage }: WalletConnectOptions): Promise<Provider> {
  const library = await import("@walletconnect/universal-provider");
  const { origin } = globalThis.location ?? { origin: "http://localhost" };
  return library.UniversalProvider.init({
    projectId,
    relayUrl,
    metadata: {
      name: "Marque",
      description: "Brand certificates",
      url: origin,
      icons: [`${origin}/icon.svg`],
    },
    telemetryEnabled: false,
    logger: "silent",
    ...(storage ? { storage } : {}),
  });
}

function accountsOf({ session }: Provider, chain: string): readonly Address[] {
  const named = session?.namespaces.eip155?.accounts ?? [];
  return named
    .filter((account) => account.startsWith(`${chain}:`))
    .map((account) => getAddress(account.slice(chain.length + 1)));
}

const remember = () => globalThis.localStorage?.setItem(REMEMBERED, "1");
const forget = () => globalThis.localStorage?.removeItem(REMEMBERED);
const isRemembered = () => globalThis.localStorage?.getItem(REMEMBERED) === "1";
