import type { Page } from "@playwright/test";
import { createWalletClient, type Hex, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";

/** What a test does with the wallet of its browser. */
export interface BrowserWallet {
  /** Checksummed address of the account in use. */
  address(): string;
  /** The owner declines the next request that asks: connect, sign, send or switch. */
  declineNext(): void;
  /** Uses another of its accounts, and tells the page. */
  changeAccount(index: number): Promise<void>;
  /** Is on another network, and tells the page. */
  changeChain(chainId: number): Promise<void>;
  /** Methods that the page asked for, in order. */
  asked(): string[];
  /** Addresses of the paymasters that the page named. */
  paymasters(): string[];
}

interface WalletOptions {
  /** JSON-RPC of a node, for all that the wallet does not answer itself. */
  rpcUrl: string;
  /** Private keys of its accounts; the first is in use. */
  keys: Hex[];
  /** The chain of the node. */
  chainId: number;
  /** A wallet that knows EIP-5792: whose key pays in the place of its accounts, and whether it keeps what it promises. */
  paymaster?: { payer: Hex; isRefusing?: boolean };
}

interface Request {
  method: string;
  params?: unknown[];
}
type Answer = { result: unknown } | { error: { code: number; message: string } };

const DECLINED = { code: 4001, message: "User rejected the request." };
/** What needs the owner's word. */
const ASKS = [
  "eth_requestAccounts",
  "wallet_requestPermissions",
  "personal_sign",
  "eth_signTypedData_v4",
  "eth_sendTransaction",
  "wallet_switchEthereumChain",
  "wallet_sendCalls",
];

/**
 * Gives a page a wallet as an extension would (EIP-1193, announced by EIP-6963): it signs with keys of its own and sends to a
 * node. Call it before the page is opened.
 */
export async function installBrowserWallet(page: Page, options: WalletOptions): Promise<BrowserWallet> {
  const accounts = options.keys.map((key) => privateKeyToAccount(key));
  const asked: string[] = [];
  const paymasters: string[] = [];
  const { paymaster } = options;
  let current = 0;
  let chainId = options.chainId;
  let isConnected = false;
  let declines = false;

  const account = () => accounts[current]!;
  const tell = (event: string, value: unknown) =>
    page.evaluate(
      ([name, data]) => window.dispatchEvent(new CustomEvent(`test-wallet:${name}`, { detail: data })),
      [event, value] as const,
    );

  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_accounts: () => (isConnected ? [account().address] : []),
    eth_requestAccounts: () => {
      isConnected = true;
      return [account().address];
    },
    wallet_requestPermissions: () => {
      isConnected = true;
      const caveats = [{ type: "restrictReturnedAccounts", value: [account().address] }];
      return [{ parentCapability: "eth_accounts", caveats }];
    },
    wallet_revokePermissions: () => {
      isConnected = false;
      return null;
    },
    personal_sign: ([message]) => account().signMessage({ message: { raw: message as Hex } }),
    eth_signTypedData_v4: ([, text]) => account().signTypedData(JSON.parse(text as string)),
    eth_sendTransaction: ([transaction]) => {
      const { to, data, value = "0x0" } = transaction as { to: Hex; data: Hex; value?: Hex };
      const client = createWalletClient({ account: account(), transport: http(options.rpcUrl) });
      return client.sendTransaction({ to, data, value: BigInt(value), chain: null });
    },
    wallet_switchEthereumChain: async ([wanted]) => {
      chainId = Number((wanted as { chainId: string }).chainId);
      await tell("chainChanged", `0x${chainId.toString(16)}`);
      return null;
    },
  };

  if (paymaster) Object.assign(answers, bundleAnswers({ ...options, ...paymaster }, paymasters));

  await page.exposeFunction("askTestWallet", async ({ method, params = [] }: Request): Promise<Answer> => {
    asked.push(method);
    if (declines && ASKS.includes(method)) {
      declines = false;
      return { error: DECLINED };
    }
    try {
      const answer = answers[method];
      return { result: answer ? await answer(params) : await askNode(options.rpcUrl, method, params) };
    } catch (error) {
      return {
        error: { code: (error as { code?: number }).code ?? -32603, message: (error as Error).message },
      };
    }
  });
  await page.addInitScript(announceWallet);
  return {
    address: () => account().address,
    declineNext: () => {
      declines = true;
    },
    changeAccount: async (index) => {
      current = index;
      await tell("accountsChanged", [account().address]);
    },
    changeChain: async (id) => {
      chainId = id;
      await tell("chainChanged", `0x${id.toString(16)}`);
    },
    asked: () => [...asked],
    paymasters: () => [...paymasters],
  };
}

interface Bundle {
  chainId: Hex;
  calls: { to: Hex; data: Hex }[];
  capabilities?: { paymasterService?: { url: string } };
}

/** What a wallet of EIP-5792 answers: its calls are sent by whoever pays for them. Calls are named by their transaction. */
function bundleAnswers(
  { rpcUrl, payer, isRefusing = false, chainId }: WalletOptions & { payer: Hex; isRefusing?: boolean },
  paymasters: string[],
): Record<string, (params: unknown[]) => unknown> {
  return {
    wallet_getCapabilities: () => ({
      [`0x${chainId.toString(16)}`]: { paymasterService: { supported: true } },
    }),
    wallet_sendCalls: async ([bundle]) => {
      const { calls, capabilities } = bundle as Bundle;
      if (isRefusing) throw Object.assign(new Error("paymasterService is not supported"), { code: 5700 });
      paymasters.push(capabilities?.paymasterService?.url ?? "none");
      const client = createWalletClient({ account: privateKeyToAccount(payer), transport: http(rpcUrl) });
      const [call] = calls;
      return { id: await client.sendTransaction({ ...call!, chain: null }) };
    },
    wallet_getCallsStatus: async ([id]) => {
      const receipt = await askNode(rpcUrl, "eth_getTransactionReceipt", [id]);
      const about = { version: "2.0.0", id, chainId: `0x${chainId.toString(16)}`, atomic: true };
      return receipt ? { ...about, status: 200, receipts: [receipt] } : { ...about, status: 100 };
    },
  };
}

async function askNode(rpcUrl: string, method: string, params: unknown[]): Promise<unknown> {
  // What a node does not know either is, to a page, a wallet that does not know it.
  if (method.startsWith("wallet_"))
    throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
  const response = await fetch(rpcUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as {
    result?: unknown;
    error?: { code: number; message: string };
  };
  if (error) throw Object.assign(new Error(error.message), error);
  return result;
}

/** Runs in the page, before its scripts. */
function announceWallet(): void {
  type Listener = (value: unknown) => void;
  const { askTestWallet } = window as unknown as { askTestWallet(request: Request): Promise<Answer> };
  const listeners = new Map<string, Set<Listener>>();
  const provider = {
    async request(request: Request) {
      const answer = await askTestWallet({ method: request.method, params: request.params ?? [] });
      if ("error" in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return answer.result;
    },
    on(event: string, listener: Listener) {
      if (!listeners.has(event)) {
        listeners.set(event, new Set());
        window.addEventListener(`test-wallet:${event}`, (message) => {
          for (const each of listeners.get(event) ?? []) each((message as CustomEvent).detail);
        });
      }
      listeners.get(event)!.add(listener);
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
  };
  const info = {
    uuid: "6a1c8a52-7a36-4c2b-8f0d-6f2f3b1f5b10",
    name: "Test Wallet",
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96'><circle cx='48' cy='48' r='48' fill='%23654'/></svg>",
    rdns: "test.marque.wallet",
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}
