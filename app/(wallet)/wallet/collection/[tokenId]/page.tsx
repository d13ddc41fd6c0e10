import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CertificateDetails } from "@/components/certificate/certificate-details";
import { TokenHistoryList } from "@/components/certificate/token-history-list";
import type { TokenDetails } from "@/lib/certificate/certificate-views.schema";
import { readToken } from "@/lib/certificate/read-token";
import { readTokenHistory } from "@/lib/certificate/read-token-history";
import { showcaseUrl } from "@/lib/http/brand-hosts";
import { chainPage } from "../../../_components/chain-page";
import { readNetwork } from "../../../read-network";

interface CollectionPageProps {
  params: Promise<{ tokenId: string }>;
}

export async function generateMetadata({ params }: CollectionPageProps): Promise<Metadata> {
  return { title: `Certificate ${(await params).tokenId.slice(0, 10)}` };
}

/** One certificate: what it says, whose it is and was, and what can be checked of it. */
export default async function CollectionPage({ params }: CollectionPageProps) {
  const { tokenId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(tokenId)) notFound();
  return chainPage(
    () => readToken(Number(tokenId)),
    (token) => (token ? <Certificate token={token} /> : notFound()),
  );
}

async function Certificate({ token }: { token: TokenDetails }) {
  const [state, history] = await Promise.all([
    readNetwork(),
    readTokenHistory(token.tokenId).catch(() => null),
  ]);
  if (state.kind === "off") return null;
  const { network } = state;
  return (
    <article className="sheet-width pt-10">
      <CertificateDetails token={token} network={network} showcaseUrl={showcaseUrl(token.brandId)} />
      <TokenHistoryList
        history={history?.kind === "answer" ? history.value : null}
        explorerUrl={network.explorerUrl}
      />
    </article>
  );
}
