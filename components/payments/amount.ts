/** Wei as people read it: "0.01". */
export function shownAmount(wei: string): string {
  const value = BigInt(wei);
  const digits = (value < 0n ? -value : value).toString().padStart(19, "0");
  const fraction = digits.slice(-18).replace(/0+$/, "");
  return `${value < 0n ? "−" : ""}${digits.slice(0, -18)}${fraction && `.${fraction}`}`;
}

export const amountWithSymbol = (wei: string, symbol: string): string => `${shownAmount(wei)} ${symbol}`;
