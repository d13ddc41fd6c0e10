import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminFilters } from "@/components/account/admin/admin-filters";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { UnclaimedList } from "@/components/certificate/admin/unclaimed-list";
import { Pagination } from "@/components/ui/pagination";
import { ROWS_A_PAGE, unclaimedListSchema } from "@/lib/admin/admin.schema";
import { listAllUnclaimed } from "@/lib/admin/list-unclaimed";
import { askChain } from "@/lib/certificate/ask-chain";
import { requireAdmin } from "../../../require-account";

export const metadata: Metadata = { title: "Unclaimed certificates", robots: { index: false } };
export const dynamic = "force-dynamic";

interface UnclaimedProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Finished brands without a certificate on the network that is used now. */
export default async function UnclaimedPage({ searchParams }: UnclaimedProps) {
  await requireAdmin();
  const query = unclaimedListSchema.parse(await searchParams);
  // Which network it is, is known even where its node does not answer.
  const network = await askChain(async () => null);
  const { brands, total } =
    network.kind === "off" ? { brands: [], total: 0 } : await listAllUnclaimed(network.chain, query);
  const { q, page } = query;
  return (
    <AccountPage section="admin" isAdmin title="Unclaimed">
      <AdminNav current="unclaimed" />
      <AdminFilters action="/admin/certificates/unclaimed" q={q} placeholder="Brand, address, id" />
      <p role="status" className="mt-5 text-ink-soft">
        {network.kind === "off" ? network.reason : countOf(total, network.chain.name)}
      </p>
      <UnclaimedList brands={brands} />
      <Pagination
        page={page}
        totalPages={Math.ceil(total / ROWS_A_PAGE)}
        hrefOf={(to) => `/admin/certificates/unclaimed?${new URLSearchParams({ q, page: String(to) })}`}
        label="Pages of unclaimed certificates"
      />
    </AccountPage>
  );
}

function countOf(total: number, network: string): string {
  if (total === 0) return "No finished brand without a certificate fits.";
  return `${total} finished ${total === 1 ? "brand has" : "brands have"} no certificate on ${network}.`;
}
