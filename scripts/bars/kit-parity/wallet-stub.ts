import type { Page } from "@playwright/test";
import type { RowStep } from "@/lib/kit/keyboard-row";

export type WalletStub = Extract<RowStep, { wallet: unknown }>["wallet"];

export interface WalletWindow {
  /** Tells the page of a change, as the wallet. */
  tellWallet: (event: string, value: string | string[]) => void;
}

/** A wallet without keys or network: it announces itself now and whenever it is asked, and answers from the row. */
export async function announceWallet(page: Page, stub: WalletStub): Promise<void> {
  await page.evaluate(({ name, accounts, chainId, refuses = [], unknownChains = [] }) => {
    const listeners = new Map<string, Set<(value: unknown) => void>>();
    const known = new Set<number>();
    let chain = chainId;
    const hex = () => `0x${chain.toString(16)}`;
    const tell = (event: string, value: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(value);
    };
    const provider = {
      async request({ method, params }: { method: string; params?: { chainId: string }[] }) {
        const failure = (code: number) => Object.assign(new Error(method), { code });
        if (refuses.includes(method)) throw failure(4001);
        if (method === "eth_requestAccounts") return accounts;
        if (method === "eth_chainId") return hex();
        const wanted = Number(params?.[0]?.chainId);
        if (method === "wallet_addEthereumChain") {
          known.add(wanted);
          chain = wanted;
          tell("chainChanged", hex());
        }
        if (method === "wallet_switchEthereumChain") {
          if (unknownChains.includes(wanted) && !known.has(wanted)) throw failure(4902);
          chain = wanted;
          tell("chainChanged", hex());
        }
        return null;
      },
      on: (event: string, listener: (value: unknown) => void) =>
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event: string, listener: (value: unknown) => void) =>
        listeners.get(event)?.delete(listener),
    };
    const info = {
      uuid: name,
      name,
      rdns: `org.example.${name.toLowerCase()}`,
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>",
    };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
      );
    window.addEventListener("eip6963:requestProvider", announce);
    announce();
    (window as unknown as WalletWindow).tellWallet = tell;
  }, stub);
}
