import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminFilters } from "@/components/account/admin/admin-filters";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { RefreshWhile } from "@/components/account/refresh-while";
import { MINT_STATES, MintList } from "@/components/certificate/admin/mint-list";
import { SignerPanel } from "@/components/certificate/admin/signer-panel";
import { Pagination } from "@/components/ui/pagination";
import { mintListSchema, ROWS_A_PAGE } from "@/lib/admin/admin.schema";
import { listMints, type MintCounts } from "@/lib/admin/list-mints";
import { readSignerState } from "@/lib/admin/read-signer-state";
import { askChain } from "@/lib/certificate/ask-chain";
import { CERTIFICATE_STATUSES, isUnderWay } from "@/lib/certificate/certificate.schema";
import { requireAdmin } from "../../require-account";

export const metadata: Metadata = { title: "Certificates", robots: { index: false } };
export const dynamic = "force-dynamic";

interface CertificatesProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The signer, and every certificate that was asked for. What is recorded is shown whether the network answers or not. */
export default async function CertificatesPage({ searchParams }: CertificatesProps) {
  await requireAdmin();
  const query = mintListSchema.parse(await searchParams);
  const { q, status, page } = query;
  const [signer, { mints, total, counts }] = await Promise.all([askChain(readSignerState), listMints(query)]);
  const isMoving =
    mints.some((mint) => isUnderWay(mint.status)) ||
    (signer.kind === "answer" && signer.value.claims.changing !== null);
  return (
    <AccountPage section="admin" isAdmin title="Certificates">
      <AdminNav current="certificates" />
      {signer.kind === "answer" ? (
        <SignerPanel signer={signer.value} />
      ) : (
        <p role="alert" className="mt-8 border border-ink bg-sheet p-4 font-medium text-accent-strong">
          {signer.kind === "off" ? signer.reason : `${signer.chain.name} does not answer at the moment.`}
        </p>
      )}
      <StateLinks counts={counts} current={status} />
      <AdminFilters
        action="/admin/certificates"
        q={q}
        placeholder="Brand, address, wallet, token, id"
        select={{
          name: "status",
          label: "State",
          value: status,
          all: "Every state",
          options: CERTIFICATE_STATUSES.map((state) => [state, MINT_STATES[state]]),
        }}
      />
      <p role="status" className="mt-5 text-ink-soft">
        {total === 0 ? "No certificate fits." : `${total} ${total === 1 ? "certificate" : "certificates"}.`}
      </p>
      <MintList mints={mints} explorerUrl={signer.kind === "off" ? null : signer.chain.explorerUrl} />
      <Pagination
        page={page}
        totalPages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(to) =>
          `/admin/certificates?${new URLSearchParams({ q, ...(status ? { status } : {}), page: String(to) })}`
        }
        label="Pages of certificates"
      />
      <RefreshWhile isRunning={isMoving} />
    </AccountPage>
  );
}

/** How many there are in each state; each leads to them. */
function StateLinks({ counts, current }: { counts: MintCounts; current: string | undefined }) {
  return (
    <nav aria-label="Certificates by state" className="mt-8">
      <ul className="grid grid-cols-2 border-t border-l border-ink sm:grid-cols-3 lg:grid-cols-6">
        {CERTIFICATE_STATUSES.map((state) => (
          <li key={state} className="cell relative border-r border-b border-ink">
            <a
              href={`/admin/certificates?status=${state}`}
              aria-current={state === current ? "true" : undefined}
              className="text-sm text-ink-soft after:absolute after:inset-0 hover:text-accent-strong aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {MINT_STATES[state]}
            </a>
            <p
              className={`text-2xl font-bold tabular-nums ${state === "failed" && counts[state] ? "text-accent-strong" : ""}`}
            >
              {counts[state] ?? 0}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
