import type { PublicClient } from "viem";

/** What a unit of gas may cost, in wei (EIP-1559). */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Nodes take another transaction in place of one only when it pays a tenth more; an eighth leaves room for rounding. */
const RAISE_DIVISOR = 8n;

/** Room for the base fee to double, which takes at least six full blocks. */
export async function suggestFees(client: PublicClient): Promise<Fees> {
  const [{ baseFeePerGas }, maxPriorityFeePerGas] = await Promise.all([
    client.getBlock({ blockTag: "latest", includeTransactions: false }),
    client.estimateMaxPriorityFeePerGas(),
  ]);
  return { maxFeePerGas: 2n * (baseFeePerGas ?? 0n) + maxPriorityFeePerGas, maxPriorityFeePerGas };
}

/** Fees that take the place of others with the same nonce: as suggested now, and high enough for nodes to change their mind. */
export function raiseFees(before: Fees, suggested: Fees): Fees {
  const raised = (fee: bigint) => fee + fee / RAISE_DIVISOR + 1n;
  const maxPriorityFeePerGas = max(raised(before.maxPriorityFeePerGas), suggested.maxPriorityFeePerGas);
  return {
    maxPriorityFeePerGas,
    maxFeePerGas: max(raised(before.maxFeePerGas), suggested.maxFeePerGas, maxPriorityFeePerGas),
  };
}

const max = (...values: bigint[]) => values.toSorted((a, b) => (a < b ? 1 : -1))[0]!;
