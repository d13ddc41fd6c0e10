import { z } from "zod";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { claimSchema, claimTransfer } from "@/lib/payments/claim-transfer";
import { listPayments } from "@/lib/payments/list-payments";
import { readPayments } from "@/lib/payments/payment-network";
import { paymentsCsv } from "@/lib/payments/payments-csv";

export const dynamic = "force-dynamic";

/** More than anybody has; a spreadsheet takes a million rows. */
const MOST = 10_000;

/** The account's payments for spreadsheets. */
export const GET = endpoint({
  authenticate: signedIn,
  handle: async ({ principal: { accountId } }) => {
    const { payments } = await listPayments({ accountId, limit: MOST });
    const network = readPayments();
    const symbol = network.kind === "open" ? network.symbol : "";
    return new Response(paymentsCsv(payments, symbol), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="marque-payments.csv"',
        "Cache-Control": "no-store",
      },
    });
  },
});

/** Adds a transfer to the balance whose proof never came. */
export const POST = endpoint({
  authenticate: signedIn,
  body: claimSchema,
  output: z.object({ value: z.string() }),
  handle: ({ principal, body }) => claimTransfer(principal.accountId, body.hash as `0x${string}`),
});
