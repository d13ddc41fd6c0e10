// Made from the component's description: change that, not this file.

import type { TransactionLabels, TransactionState } from "../../behaviours/transaction-status";

export interface TransactionStatusProps {
  /** How far it is: preparing, signing, pending, confirmed, failed, replaced. */
  status: TransactionState;
  /** What it is about, or why it failed and what helps. */
  detail?: string;
  /** The transaction's hash, once it has one. */
  hash?: string;
  /** Where it can be looked at. */
  explorerUrl?: string;
  /** Confirmations that there are. Default 0. */
  confirmations?: number;
  /** Confirmations that are waited for. Default 12. */
  needed?: number;
  /** Its words in your language. */
  labels?: Partial<TransactionLabels>;
}

export interface TransactionStatusSlots {
  /** What can be done now, e.g. try again. */
  actions?: () => unknown;
}
