import type { Sent } from "./send";

/** As much of an injected wallet (EIP-1193) as signing in needs. */
interface Wallet {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

declare global {
  interface Window {
    ethereum?: Wallet;
  }
}

/** What a wallet says when its owner declines (EIP-1193). */
const DECLINED = 4001;

interface Purpose<T> {
  /** The text that is to be signed. */
  wantText(address: string, chainId: number): Promise<Sent<{ message: string }>>;
  /** What the signed text is for. */
  hand(signed: { message: string; signature: unknown }): Promise<Sent<T>>;
}

/** Asks the browser's wallet for its account and for a signature (Sign-In with Ethereum), and the service to check it. */
export async function askWallet<T>({ wantText, hand }: Purpose<T>): Promise<Sent<T>> {
  const wallet = window.ethereum;
  if (!wallet) {
    return refused(
      "There is no wallet in this browser. Install one, or open this page in the wallet’s own browser.",
    );
  }
  try {
    const [address] = (await wallet.request({ method: "eth_requestAccounts" })) as string[];
    if (!address) return refused("The wallet has no account to sign with.");
    const chainId = Number(await wallet.request({ method: "eth_chainId" }));
    const text = await wantText(address, chainId);
    if (!text.ok)
      return text.errors.chainId
        ? refused(`Choose another network in the wallet: its chain id ${text.errors.chainId}.`)
        : text;
    const { message } = text.value;
    const signature = await wallet.request({ method: "personal_sign", params: [hexOf(message), address] });
    return await hand({ message, signature });
  } catch (error) {
    const declined = (error as { code?: number }).code === DECLINED;
    return refused(
      declined
        ? "You declined in the wallet. Nothing has happened."
        : "The wallet did not answer as expected. Unlock it and try again.",
    );
  }
}

function hexOf(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function refused(message: string): Sent<never> {
  return { ok: false, status: 0, message, errors: {} };
}
