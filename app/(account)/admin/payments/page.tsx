import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { PaymentList } from "@/components/payments/payment-list";
import { STATE_WORDS } from "@/components/payments/payment-words";
import { RefundForm } from "@/components/payments/refund-form";
import { Pagination } from "@/components/ui/pagination";
import { paymentListSchema, ROWS_A_PAGE } from "@/lib/admin/admin.schema";
import { listPayments } from "@/lib/payments/list-payments";
import { PAYMENT_STATES } from "@/lib/payments/payment-list.schema";
import { readPayments } from "@/lib/payments/payment-network";
import { requireAdmin } from "../../require-account";

export const metadata: Metadata = { title: "Payments", robots: { index: false } };
export const dynamic = "force-dynamic";

interface PaymentsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Everybody's payments, those that the network took back above all, and refunds. */
export default async function AdminPaymentsPage({ searchParams }: PaymentsProps) {
  await requireAdmin();
  const { page, state } = paymentListSchema.parse(await searchParams);
  const network = readPayments();
  const [{ payments, total }, lost] = await Promise.all([
    listPayments({ state, page, limit: ROWS_A_PAGE }),
    listPayments({ state: "lost", limit: 1 }),
  ]);
  const symbol = network.kind === "open" ? network.symbol : "ETH";
  return (
    <AccountPage section="admin" isAdmin title="Payments">
      <AdminNav current="payments" />
      <p className="mt-6 break-words text-ink-soft">
        {network.kind === "open" ? (
          <>
            On {network.name}, to <span className="font-mono text-sm break-all">{network.recipient}</span>
          </>
        ) : (
          network.reason
        )}
      </p>
      {lost.total > 0 && (
        <p role="alert" className="mt-6 border border-ink bg-sheet p-4 font-medium text-accent-strong">
          The network has taken {lost.total} {lost.total === 1 ? "payment" : "payments"} back. What was bought
          stays, and the account’s balance is less by it.
        </p>
      )}
      <nav aria-label="Payments by state" className="mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {[undefined, ...PAYMENT_STATES].map((one) => (
            <li key={one ?? "all"}>
              <a
                href={one ? `/admin/payments?state=${one}` : "/admin/payments"}
                aria-current={one === state ? "true" : undefined}
                className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold"
              >
                {one ? STATE_WORDS[one] : "All"}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="my-4 text-ink-soft">
        {total === 0 ? "No payment fits." : `${total} ${total === 1 ? "payment" : "payments"}.`}
      </p>
      <PaymentList
        payments={payments}
        symbol={symbol}
        explorerUrl={network.kind === "open" ? network.explorerUrl : null}
        more={({ id, account, item, payer }) => (
          <>
            <p className="text-sm break-all">{account}</p>
            <RefundForm paymentId={id} item={item} payer={payer} symbol={symbol} />
          </>
        )}
      />
      <Pagination
        page={page}
        totalPages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(to) =>
          `/admin/payments?${new URLSearchParams({ ...(state && { state }), page: String(to) })}`
        }
        label="Pages of payments"
      />
    </AccountPage>
  );
}
