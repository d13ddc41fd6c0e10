import { formatEther } from "viem";
import type { PaymentRow } from "./payment-list.schema";
import { SALE_TITLES } from "./prices";

const COLUMNS = [
  "time",
  "for",
  "brand",
  "amount",
  "refunded",
  "token",
  "chain id",
  "transaction",
  "paid by",
  "state",
];
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The payments as a table for spreadsheets (RFC 4180). */
export function paymentsCsv(payments: readonly PaymentRow[], symbol: string): string {
  const rows = payments.map((payment) => [
    payment.paidAt,
    SALE_TITLES[payment.item],
    payment.brandName ?? payment.brandId ?? "",
    formatEther(BigInt(payment.value)),
    formatEther(BigInt(payment.refunded)),
    symbol,
    String(payment.chainId),
    payment.hash,
    payment.payer,
    payment.isLate ? `${payment.state}, late` : payment.state,
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
