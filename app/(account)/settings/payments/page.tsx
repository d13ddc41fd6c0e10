import type { Metadata } from "next";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { amountWithSymbol } from "@/components/payments/amount";
import { BalanceTable } from "@/components/payments/balance-table";
import { ClaimPayment } from "@/components/payments/claim-payment";
import { PaymentList } from "@/components/payments/payment-list";
import { Pagination } from "@/components/ui/pagination";
import { paymentListSchema } from "@/lib/admin/admin.schema";
import { db } from "@/lib/db/client";
import { readBalance } from "@/lib/payments/balance";
import { listEntries, listPayments } from "@/lib/payments/list-payments";
import { readPayments } from "@/lib/payments/payment-network";
import { requireAccount } from "../../require-account";

export const metadata: Metadata = { title: "Payments", robots: { index: false } };
export const dynamic = "force-dynamic";

const ROWS_A_PAGE = 25;
const ENTRIES = 50;

interface PaymentsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What was paid in the network's token, and what of it is left. */
export default async function PaymentsPage({ searchParams }: PaymentsProps) {
  const { page } = paymentListSchema.parse(await searchParams);
  const account = await requireAccount("/settings/payments");
  const network = readPayments();
  const [balance, { payments, total }, entries] = await Promise.all([
    readBalance(db(), account.id),
    listPayments({ accountId: account.id, page, limit: ROWS_A_PAGE }),
    listEntries(account.id, ENTRIES),
  ]);
  const symbol = network.kind === "open" ? network.symbol : "ETH";
  return (
    <AccountPage
      section="payments"
      isAdmin={account.isAdmin}
      title="Payments"
      lead={
        network.kind === "open"
          ? `Premium features and single credits are paid in ${symbol} on ${network.name}, by a wallet of yours.`
          : network.reason
      }
      actions={
        total > 0 && (
          <a href="/api/account/payments" download className="button">
            Download as CSV
          </a>
        )
      }
    >
      <AccountSectionBlock
        id="balance"
        title="Balance"
        lead="What was paid and not used: too much, too late, or too little so far. The next purchase takes it first."
      >
        <p className="font-display text-[clamp(2rem,1.6rem+1.4vw,3rem)] leading-none font-extrabold tracking-[-0.03em] tabular-nums">
          {amountWithSymbol(balance.toString(), symbol)}
        </p>
        {balance < 0n && (
          <p className="mt-3 text-ink-soft">
            The network has undone a payment that something was bought with. The next purchase asks for it.
          </p>
        )}
        {entries.length > 0 && (
          <div className="mt-6">
            <BalanceTable entries={entries} symbol={symbol} />
          </div>
        )}
      </AccountSectionBlock>
      <AccountSectionBlock
        id="payments"
        title="Payments"
        lead="Each with its transaction, which is its receipt."
      >
        {payments.length > 0 ? (
          <PaymentList
            payments={payments}
            symbol={symbol}
            explorerUrl={network.kind === "open" ? network.explorerUrl : null}
          />
        ) : (
          <p className="text-ink-soft">{total === 0 ? "None yet." : "There is no such page of them."}</p>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / ROWS_A_PAGE)}
          hrefOf={(to) => `/settings/payments?page=${to}#payments`}
          label="Pages of payments"
        />
      </AccountSectionBlock>
      {network.kind === "open" && (
        <AccountSectionBlock
          id="find"
          title="Paid, and not here?"
          lead="A transfer names what it is for. If a page was closed before it was told of it, it is found by its hash."
        >
          <ClaimPayment symbol={symbol} />
        </AccountSectionBlock>
      )}
    </AccountPage>
  );
}
