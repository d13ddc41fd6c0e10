import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { MintCosts } from "@/components/certificate/admin/mint-costs";
import { ContractFigures } from "@/components/certificate/analytics/contract-figures";
import { readMintCosts } from "@/lib/admin/read-mint-costs";
import { analyticsQuerySchema } from "@/lib/certificate/analytics.schema";
import { askChain } from "@/lib/certificate/ask-chain";
import { readAnalytics } from "@/lib/certificate/read-analytics";
import type { ChainOn } from "@/lib/chain/chain-settings";
import { walletNetwork } from "@/lib/chain/wallet-network";
import { requireAdmin } from "../../../require-account";

export const metadata: Metadata = { title: "Certificates in figures", robots: { index: false } };
export const dynamic = "force-dynamic";

interface FiguresProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The contract in figures, and what it has cost the service. Both are in the database: a silent node is no hindrance. */
export default async function CertificateFiguresPage({ searchParams }: FiguresProps) {
  await requireAdmin();
  const query = await searchParams;
  const network = await askChain(async () => null);
  return (
    <AccountPage section="admin" isAdmin title="Figures">
      <AdminNav current="figures" />
      {network.kind === "off" ? (
        <p className="mt-8 text-lg text-ink-soft">{network.reason}</p>
      ) : (
        <Figures chain={network.chain} query={query} />
      )}
    </AccountPage>
  );
}

async function Figures({ chain, query }: { chain: ChainOn; query: unknown }) {
  const { range } = analyticsQuerySchema.parse(query);
  const { symbol } = walletNetwork(chain).currency;
  const [analytics, costs] = await Promise.all([readAnalytics(chain, range), readMintCosts(chain, range)]);
  return (
    <>
      <ContractFigures
        analytics={analytics}
        range={range}
        href="/admin/certificates/figures"
        symbol={symbol}
      />
      <MintCosts costs={costs} symbol={symbol} />
    </>
  );
}
