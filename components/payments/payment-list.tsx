import type { ReactNode } from "react";
import { shortHex } from "@/components/certificate/short-hex";
import { Moment } from "@/components/ui/moment";
import { transactionUrl } from "@/lib/chain/transaction-url";
import type { PaymentRow } from "@/lib/payments/payment-list.schema";
import { amountWithSymbol } from "./amount";
import { ITEM_WORDS, STATE_WORDS } from "./payment-words";

interface PaymentListProps<Row extends PaymentRow> {
  payments: readonly Row[];
  symbol: string;
  explorerUrl: string | null;
  /** Of an administrator: whose it is, and what can be done. */
  more?: (payment: Row) => ReactNode;
}

/** Payments with their receipts: what for, how much, by which transaction, how far. */
export function PaymentList<Row extends PaymentRow>(props: PaymentListProps<Row>) {
  const { payments, symbol, explorerUrl, more } = props;
  return (
    <ul className="border-t border-ink">
      {payments.map((payment) => (
        <li
          key={payment.id}
          data-payment={payment.id}
          className="grid items-start gap-x-8 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h3 className="font-text text-lg font-semibold break-words" dir="auto">
              {ITEM_WORDS[payment.item]}
              {payment.brandName && <span className="font-normal"> for {payment.brandName}</span>}
            </h3>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <Moment iso={payment.paidAt} precision="second" />
              <span className={payment.state === "lost" ? "font-semibold text-accent-strong" : ""}>
                {STATE_WORDS[payment.state]}
              </span>
              {payment.isLate && <span>after the time of its challenge</span>}
              {payment.refunded !== "0" && <span>{amountWithSymbol(payment.refunded, symbol)} refunded</span>}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <span>
                from <span className="font-mono break-all">{shortHex(payment.payer)}</span>
              </span>
              <a href={transactionUrl({ explorerUrl }, payment.hash)} className="text-link font-mono">
                <span className="sr-only">Transaction </span>
                {shortHex(payment.hash)}
              </a>
            </p>
            {more?.(payment)}
          </div>
          <p className="text-lg font-semibold tabular-nums">{amountWithSymbol(payment.value, symbol)}</p>
        </li>
      ))}
    </ul>
  );
}
