import type { Metadata } from "next";
import { ContractFigures } from "@/components/certificate/analytics/contract-figures";
import { Copied } from "@/components/certificate/certificate-details";
import { type AnalyticsRange, analyticsQuerySchema } from "@/lib/certificate/analytics.schema";
import { askChain } from "@/lib/certificate/ask-chain";
import { readAnalytics } from "@/lib/certificate/read-analytics";
import { walletNetwork } from "@/lib/chain/wallet-network";
import { chainPage } from "../../_components/chain-page";

export const metadata: Metadata = {
  title: "Certificates in figures",
  description:
    "How many brand certificates there are, who holds them, how they change hands and what they cost.",
};

interface AnalyticsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The contract in figures, from its logs as they are known here. */
export default async function AnalyticsPage({ searchParams }: AnalyticsPageProps) {
  const { range } = analyticsQuerySchema.parse(await searchParams);
  return chainPage(
    () =>
      askChain(async (chain) => ({
        network: walletNetwork(chain),
        analytics: await readAnalytics(chain, range),
      })),
    (found) => <Figures {...found} range={range} />,
  );
}

interface FiguresProps {
  network: ReturnType<typeof walletNetwork>;
  analytics: Awaited<ReturnType<typeof readAnalytics>>;
  range: AnalyticsRange;
}

function Figures({ network, analytics, range }: FiguresProps) {
  const { name, contractAddress, explorerUrl, currency } = network;
  return (
    <div className="sheet-width pt-10">
      <h1 className="section-title">Certificates in figures</h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 text-ink-soft">
        <span>The contract on {name}:</span>
        {explorerUrl ? (
          <a
            href={`${explorerUrl}/address/${contractAddress}`}
            className="text-link font-mono text-sm break-all"
          >
            {contractAddress}
          </a>
        ) : (
          <Copied text={contractAddress} />
        )}
      </p>
      <ContractFigures
        analytics={analytics}
        range={range}
        href="/wallet/analytics"
        symbol={currency.symbol}
      />
    </div>
  );
}
