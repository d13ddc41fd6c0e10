import type { Hex } from "viem";

/** A transfer that was sent and not presented yet. */
export interface KeptTransfer {
  /** The challenge as the service sent it. */
  challenge: string;
  hash: Hex;
}

const keyOf = (brandId: string, feature: string) => `marque.payment.${brandId}.${feature}`;

/** What this browser has sent for a feature; a page that was closed meanwhile presents it, and does not pay again. */
export function keptTransfer(brandId: string, feature: string): KeptTransfer | null {
  try {
    const { challenge, hash } = JSON.parse(localStorage.getItem(keyOf(brandId, feature)) ?? "null") ?? {};
    return typeof challenge === "string" && /^0x[0-9a-f]{64}$/i.test(hash) ? { challenge, hash } : null;
  } catch {
    return null;
  }
}

export function keepTransfer(brandId: string, feature: string, transfer: KeptTransfer): void {
  try {
    localStorage.setItem(keyOf(brandId, feature), JSON.stringify(transfer));
  } catch {
    // Without storage it can be claimed by its hash.
  }
}

export function forgetTransfer(brandId: string, feature: string): void {
  try {
    localStorage.removeItem(keyOf(brandId, feature));
  } catch {
    // There was none.
  }
}
