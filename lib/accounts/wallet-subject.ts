/** The wallet of a key pair is the same on every chain; a contract is somebody's on its own chain alone (CAIP-10). */
export function contractSubject(chainId: number, address: string): string {
  return `eip155:${chainId}:${address}`;
}

/** A wallet's address, and the chain that it belongs to if it is a contract's. */
export function readWalletSubject(subject: string): { address: string; chainId: number | null } {
  const [, chainId, address] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(subject) ?? [];
  return address ? { address, chainId: Number(chainId) } : { address: subject, chainId: null };
}
