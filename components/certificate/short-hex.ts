/** "0x1234…abcd": enough to recognise an address or a hash. The whole one must be at hand beside it. */
export function shortHex(hex: string): string {
  return hex.length > 14 ? `${hex.slice(0, 6)}…${hex.slice(-4)}` : hex;
}
