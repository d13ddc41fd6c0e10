import { find, findAll } from "./dom";
import { listen } from "./listen";

export interface TokenBalance {
  /** Unique in the list, e.g. the token's address. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** The amount in the smallest unit, as digits: a number would lose some of them. */
  readonly amount: string;
  /** How many of the amount's digits stand behind the point. */
  readonly decimals: number;
  /** What it is worth in the currency, where that is known. */
  readonly worth?: number;
  /** Address of a picture. */
  readonly icon?: string;
}

export const BALANCE_LABELS = {
  total: "Total",
  hide: "Hide amounts",
  hidden: "Amount hidden",
  loading: "Loading balances",
};
export type BalanceLabels = typeof BALANCE_LABELS;

/**
 * An amount as people of that language write it, cut behind `digits` places and never rounded up: nobody shall read more
 * than there is. A trace that would be cut to nothing becomes "<0.0001".
 */
export function formatAmount(
  { amount, decimals }: Pick<TokenBalance, "amount" | "decimals">,
  language: string,
  digits: number,
): string {
  const value = BigInt(amount);
  const size = value < 0n ? -value : value;
  const unit = 10n ** BigInt(decimals);
  const places = (size % unit).toString().padStart(decimals, "0").slice(0, Math.min(digits, decimals));
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const point = numbers.formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const zero = numbers.format(0).charCodeAt(0);
  // Digits of that language, e.g. ٠ to ٩.
  const written = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  const fraction = places.replace(/0+$/, "");
  const whole = size / unit;
  if (size > 0n && whole === 0n && fraction === "")
    return `<${written("0")}${digits > 0 ? point + written(`${"0".repeat(digits - 1)}1`) : ""}`;
  return `${value < 0n ? "-" : ""}${numbers.format(whole)}${fraction && point + written(fraction)}`;
}

export function formatWorth(worth: number, language: string, currency: string): string {
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(worth);
}

/** Lets people hide the amounts, e.g. when somebody looks over their shoulder. @returns what ends it */
export function enhanceBalanceDisplay(root: HTMLElement): () => void {
  const button = find(root, ".kit-balance-toggle");
  return listen(root, {
    click({ target }) {
      if (!button?.contains(target as Node)) return;
      const isHidden = button.ariaPressed !== "true";
      button.ariaPressed = String(isHidden);
      for (const value of findAll(root, ".kit-balance-value")) value.hidden = isHidden;
      for (const mask of findAll(root, ".kit-balance-mask")) mask.hidden = !isHidden;
    },
  });
}
