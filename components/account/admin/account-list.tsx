import { Moment } from "@/components/ui/moment";
import type { AccountRow } from "@/lib/admin/admin.schema";
import { AccountControls } from "./account-controls";

/** The accounts, each with its tier and credits to change. */
export function AccountList({ accounts }: { accounts: readonly AccountRow[] }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {accounts.map((account) => (
        <li
          key={account.id}
          data-account={account.id}
          className="grid items-center gap-x-8 gap-y-3 border-b border-rule py-4 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h2 className="font-text text-lg font-semibold break-words">
              {nameOf(account)}
              {account.isAdmin && <span className="ml-3 text-sm text-accent-strong">Administrator</span>}
            </h2>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span className="font-semibold text-ink tabular-nums">
                {counted(account.credits, "credit")}
              </span>
              <a
                href={`/admin/jobs?q=${encodeURIComponent(account.email ?? account.name ?? "")}`}
                className="text-link"
              >
                {counted(account.brands, "brand")}
                {account.running > 0 && `, ${account.running} being made`}
              </a>
              <span>
                since <Moment iso={account.createdAt} precision="date" />
              </span>
              {account.identities.map((identity) => (
                <span key={identity} className="font-mono break-all">
                  {identity}
                </span>
              ))}
            </p>
          </div>
          <AccountControls accountId={account.id} name={nameOf(account)} tier={account.tier} />
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ id, email, name, identities }: AccountRow) => email ?? name ?? identities[0] ?? id;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
