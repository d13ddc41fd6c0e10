import { fill, find, readData } from "./dom";
import { shortAddress } from "./wallet";

export type TransactionState = "preparing" | "signing" | "pending" | "confirmed" | "failed" | "replaced";

/** What is said of each state; {0} and {1} are confirmations: those there are, those that are waited for. */
export const TRANSACTION_LABELS = {
  preparing: "Preparing the transaction",
  signing: "Confirm in your wallet",
  pending: "Waiting for the network",
  confirmed: "Confirmed",
  failed: "The transaction failed",
  replaced: "Replaced by another transaction",
  confirmations: "{0} of {1} confirmations",
  explorer: "View transaction {0}",
};
export type TransactionLabels = typeof TRANSACTION_LABELS;

/** The line of confirmations, only while they are waited for. */
export function confirmationText(
  status: TransactionState,
  confirmations: number,
  needed: number,
  labels: TransactionLabels,
): string {
  return status === "pending" ? fill(labels.confirmations, confirmations, needed) : "";
}

export const explorerText = (hash: string, labels: TransactionLabels) =>
  fill(labels.explorer, shortAddress(hash));

/** Says anew what the element's `data-status` and `data-confirmations` are changed to. @returns what ends it */
export function enhanceTransactionStatus(root: HTMLElement): () => void {
  const labels: TransactionLabels = readData(root, "kitLabels");
  const title = find(root, ".kit-transaction-title");
  const count = find(root, ".kit-transaction-count");
  const bar = find<HTMLProgressElement>(root, "progress");
  const update = () => {
    const status = root.dataset.status as TransactionState;
    const confirmations = Number(root.dataset.confirmations ?? 0);
    const text = confirmationText(status, confirmations, bar?.max ?? 1, labels);
    if (title) title.textContent = labels[status];
    if (count) count.textContent = text;
    if (bar) {
      bar.value = confirmations;
      bar.hidden = text === "";
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { attributeFilter: ["data-status", "data-confirmations"] });
  return () => observer.disconnect();
}
