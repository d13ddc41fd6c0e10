/* Wallets in the browser, without a library: EIP-1193 (how to ask a wallet) and EIP-6963 (how to find them). */

/** As EIP-1193 has it. */
export interface WalletProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
  on?(event: string, listener: (value: never) => void): unknown;
  removeListener?(event: string, listener: (value: never) => void): unknown;
}

/** What a wallet tells of itself, as EIP-6963 has it. */
export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  /** A picture as a data: address. */
  readonly icon: string;
  /** E.g. "org.example.wallet"; the same on every page and day. */
  readonly rdns: string;
}

export interface WalletChain {
  readonly id: number;
  readonly name: string;
  /** What a wallet needs when it does not know the chain yet. */
  readonly currency?: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly rpcUrls?: readonly string[];
  readonly explorerUrls?: readonly string[];
}

export interface WalletState {
  readonly wallets: readonly WalletInfo[];
  readonly status: "idle" | "connecting" | "connected" | "refused" | "failed";
  readonly walletId: string | null;
  readonly account: string | null;
  readonly chainId: number | null;
  readonly network: "idle" | "pending" | "refused" | "failed";
}

export const NO_WALLET: WalletState = {
  wallets: [],
  status: "idle",
  walletId: null,
  account: null,
  chainId: null,
  network: "idle",
};

/** Codes of EIP-1193 and of wallet_switchEthereumChain. */
const REFUSED = 4001;
const UNKNOWN_CHAIN = 4902;

/** The page's one connection: components of the kit share it, and so may your own code. */
export const wallet = /* @__PURE__ */ createWallet();

/** Looks for wallets while anybody listens, and keeps what is known of the one that is connected. */
export function createWallet() {
  let state = NO_WALLET;
  const providers = new Map<string, WalletProvider>();
  const listeners = new Set<() => void>();
  let current: WalletProvider | undefined;
  /** Counts attempts, so that the answer to an old one changes nothing. */
  let attempt = 0;

  const set = (change: Partial<WalletState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const onAnnounce = (event: Event) => {
    const { info, provider } = (event as CustomEvent<{ info: WalletInfo; provider: WalletProvider }>).detail;
    if (providers.has(info.uuid)) return;
    providers.set(info.uuid, provider);
    // The picture comes from outside of the page: nothing but a picture may be loaded.
    const icon = info.icon.startsWith("data:image/") ? info.icon : "";
    set({ wallets: [...state.wallets, { ...info, icon }] });
  };
  const onAccounts = ([account]: readonly string[]) => (account ? set({ account }) : void disconnect());
  const onChain = (chainId: string) => set({ chainId: Number(chainId), network: "idle" });
  const onDisconnect = () => void disconnect();
  const events = { accountsChanged: onAccounts, chainChanged: onChain, disconnect: onDisconnect };
  const leave = () => {
    for (const [name, listener] of Object.entries(events)) current?.removeListener?.(name, listener);
    current = undefined;
  };

  async function connect(walletId: string): Promise<void> {
    const provider = providers.get(walletId);
    if (!provider) return;
    attempt += 1;
    const mine = attempt;
    leave();
    set({ ...NO_WALLET, wallets: state.wallets, status: "connecting", walletId });
    try {
      const [account] = (await provider.request({ method: "eth_requestAccounts" })) as string[];
      const chainId = Number(await provider.request({ method: "eth_chainId" }));
      if (mine !== attempt) return;
      if (!account) throw new Error("The wallet gave no account.");
      current = provider;
      for (const [name, listener] of Object.entries(events)) provider.on?.(name, listener);
      set({ status: "connected", account, chainId });
    } catch (error) {
      if (mine === attempt) set({ status: codeOf(error) === REFUSED ? "refused" : "failed", walletId: null });
    }
  }

  /** Forgets the account; the wallet is asked to forget the page, which not every wallet can. */
  async function disconnect(): Promise<void> {
    const provider = current;
    attempt += 1;
    leave();
    set({ ...NO_WALLET, wallets: state.wallets });
    await provider
      ?.request({ method: "wallet_revokePermissions", params: [{ eth_accounts: {} }] })
      .catch(() => {});
  }

  /** Asks the wallet for another chain, and to add it when it does not know it. */
  async function switchChain(chain: WalletChain): Promise<void> {
    if (!current || chain.id === state.chainId) return;
    const chainId = `0x${chain.id.toString(16)}`;
    set({ network: "pending" });
    try {
      try {
        await current.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });
      } catch (error) {
        if (codeOf(error) !== UNKNOWN_CHAIN || !chain.rpcUrls) throw error;
        const { name: chainName, currency: nativeCurrency, rpcUrls, explorerUrls } = chain;
        const description = { chainId, chainName, nativeCurrency, rpcUrls, blockExplorerUrls: explorerUrls };
        await current?.request({ method: "wallet_addEthereumChain", params: [description] });
      }
      // What the wallet is on now: one that adds a chain need not switch to it.
      onChain((await current?.request({ method: "eth_chainId" })) as string);
    } catch (error) {
      if (current) set({ network: codeOf(error) === REFUSED ? "refused" : "failed" });
    }
  }

  return {
    state: () => state,
    /** @returns a function that ends it; the last one ends the search for wallets, not the connection */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        window.addEventListener("eip6963:announceProvider", onAnnounce);
        window.dispatchEvent(new Event("eip6963:requestProvider"));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("eip6963:announceProvider", onAnnounce);
      };
    },
    connect,
    disconnect,
    switchChain,
    /** The connected wallet, to ask it for anything else. */
    provider: () => current,
  };
}

/** A wallet may wrap the code of what it wraps. */
function codeOf(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as { code?: number; data?: { originalError?: { code?: number } } };
  return data?.originalError?.code ?? code;
}

/** "0x1234567890abcdef" → "0x1234…cdef": for reading, not for copying. */
export function shortAddress(address: string): string {
  return address.length > 13 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

/** What an enhancer shows: the live state, or the one that the element holds for a preview. @returns what ends it */
export function watchWallet(root: HTMLElement, show: (state: WalletState) => void): () => void {
  const { kitPreview } = root.dataset;
  if (kitPreview) {
    show({ ...NO_WALLET, ...JSON.parse(kitPreview) });
    return () => {};
  }
  const update = () => show(wallet.state());
  const end = wallet.subscribe(update);
  update();
  return end;
}
