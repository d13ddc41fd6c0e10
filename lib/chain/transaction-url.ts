/** Where a transaction is shown: at the network's explorer, without one on a page of ours. */
export function transactionUrl({ explorerUrl }: { explorerUrl: string | null }, hash: string): string {
  return explorerUrl ? `${explorerUrl}/tx/${hash}` : `/wallet/tx/${hash}`;
}
