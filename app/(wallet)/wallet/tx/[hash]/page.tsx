import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RefreshWhile } from "@/components/account/refresh-while";
import { shortHex } from "@/components/certificate/short-hex";
import { TransactionSheet } from "@/components/certificate/transaction-sheet";
import { askChain } from "@/lib/certificate/ask-chain";
import { readTransaction } from "@/lib/chain/read-transaction";
import { walletNetwork } from "@/lib/chain/wallet-network";
import { chainPage } from "../../../_components/chain-page";
import { Notice } from "../../../_components/notices";

interface TransactionPageProps {
  params: Promise<{ hash: string }>;
}

export async function generateMetadata({ params }: TransactionPageProps): Promise<Metadata> {
  return { title: `Transaction ${shortHex((await params).hash.slice(0, 66))}`, robots: { index: false } };
}

/** A transaction of the network, for those without an explorer: the local one above all. */
export default async function TransactionPage({ params }: TransactionPageProps) {
  const { hash } = await params;
  if (!isHash(hash)) notFound();
  return chainPage(
    () =>
      askChain(async (open) => ({
        transaction: await readTransaction(open, hash),
        symbol: walletNetwork(open).currency.symbol,
      })),
    ({ transaction, symbol }) =>
      transaction ? (
        <div className="sheet-width pt-10">
          <TransactionSheet transaction={transaction} symbol={symbol} />
          <RefreshWhile
            isRunning={transaction.state.kind === "waiting" || transaction.state.kind === "confirming"}
          />
        </div>
      ) : (
        <Notice title="No such transaction.">
          <p>
            The network’s node does not know it. If it was sent a moment ago, load the page again; on a test
            network that was started anew, what was there before is gone.
          </p>
        </Notice>
      ),
  );
}

const isHash = (text: string): text is `0x${string}` => /^0x[0-9a-f]{64}$/.test(text);
