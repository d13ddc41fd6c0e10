import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AccountList } from "@/components/account/admin/account-list";
import { AdminFilters } from "@/components/account/admin/admin-filters";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { Pagination } from "@/components/ui/pagination";
import { TIERS } from "@/lib/accounts/account.schema";
import { accountListSchema, ROWS_A_PAGE } from "@/lib/admin/admin.schema";
import { listAccounts } from "@/lib/admin/list-accounts";
import { capitalize } from "@/lib/model/letter-case";
import { requireAdmin } from "../../require-account";

export const metadata: Metadata = { title: "Accounts", robots: { index: false } };
export const dynamic = "force-dynamic";

interface AccountsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AccountsPage({ searchParams }: AccountsProps) {
  await requireAdmin();
  const query = accountListSchema.parse(await searchParams);
  const { accounts, total } = await listAccounts(query);
  const { q, tier } = query;
  return (
    <AccountPage section="admin" isAdmin title="Accounts">
      <AdminNav current="accounts" />
      <AdminFilters
        action="/admin/accounts"
        q={q}
        placeholder="Address, name, wallet, id"
        select={{
          name: "tier",
          label: "Tier",
          value: tier,
          all: "Every tier",
          options: TIERS.map((value) => [value, capitalize(value)]),
        }}
      />
      <p role="status" className="mt-5 text-ink-soft">
        {total === 0 ? "No account fits." : `${total} ${total === 1 ? "account" : "accounts"}.`}
      </p>
      <AccountList accounts={accounts} />
      <Pagination
        page={query.page}
        totalPages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(page) =>
          `/admin/accounts?${new URLSearchParams({ q, ...(tier ? { tier } : {}), page: String(page) })}`
        }
        label="Pages of accounts"
      />
    </AccountPage>
  );
}
