import type { ComponentProps } from "react";
import { confirmationText, explorerText, TRANSACTION_LABELS } from "../behaviours/transaction-status";
import type { TransactionStatusOwnProps } from "./props/transaction-status";

export type { TransactionLabels, TransactionState } from "../behaviours/transaction-status";

export interface TransactionStatusProps
  extends TransactionStatusOwnProps,
    Omit<ComponentProps<"div">, keyof TransactionStatusOwnProps | "children"> {}

/** How far a transaction is, from the first press to the last confirmation; each change is said. */
export function TransactionStatus({
  status,
  detail,
  hash,
  explorerUrl,
  confirmations = 0,
  needed = 12,
  labels,
  actions,
  className,
  ...rest
}: TransactionStatusProps) {
  const words = { ...TRANSACTION_LABELS, ...labels };
  const count = confirmationText(status, confirmations, needed, words);
  return (
    <div
      {...rest}
      className={className ? `kit-transaction ${className}` : "kit-transaction"}
      data-status={status}
      data-confirmations={confirmations}
      data-kit-labels={JSON.stringify(words)}
    >
      <span className="kit-transaction-mark" aria-hidden="true" />
      <div className="kit-transaction-body">
        <div role="status">
          <p className="kit-transaction-title">{words[status]}</p>
          {detail && <p className="kit-transaction-detail">{detail}</p>}
          <p className="kit-transaction-count">{count}</p>
        </div>
        <progress
          className="kit-transaction-bar"
          aria-hidden="true"
          value={confirmations}
          max={needed}
          hidden={count === ""}
        />
        {hash && (
          <p className="kit-transaction-hash">
            {explorerUrl ? (
              <a href={explorerUrl} target="_blank" rel="noreferrer">
                {explorerText(hash, words)}
              </a>
            ) : (
              <code>{hash}</code>
            )}
          </p>
        )}
        {actions && <div className="kit-transaction-actions">{actions}</div>}
      </div>
    </div>
  );
}
