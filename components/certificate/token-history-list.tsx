import { Moment } from "@/components/ui/moment";
import type { TokenEvent, TokenHistory } from "@/lib/certificate/certificate-views.schema";
import { transactionUrl } from "@/lib/chain/transaction-url";
import { shortHex } from "./short-hex";

interface TokenHistoryListProps {
  /** null when the node does not tell. */
  history: TokenHistory | null;
  explorerUrl: string | null;
}

/** What happened to a certificate, the latest first. */
export function TokenHistoryList({ history, explorerUrl }: TokenHistoryListProps) {
  return (
    <section aria-labelledby="history-title" className="mt-16">
      <h2
        id="history-title"
        className="border-t-[1.5px] border-ink pt-5 text-2xl font-bold tracking-[-0.015em]"
      >
        History
      </h2>
      {history && history.events.length > 0 ? (
        <ol className="mt-5">
          {history.events.map((event) => (
            <li
              key={event.transactionHash + event.kind}
              className="grid gap-x-8 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <Moment iso={event.at} />
              <span>{sentence(event)}</span>
              <a
                href={transactionUrl({ explorerUrl }, event.transactionHash)}
                className="text-link font-mono text-sm"
              >
                <span className="sr-only">Transaction </span>
                {shortHex(event.transactionHash)}
              </a>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-4 text-ink-soft">The network’s node does not tell it at the moment.</p>
      )}
      {history && !history.isWhole && history.events.length > 0 && (
        <p className="mt-3 text-ink-soft">
          Earlier events are on the network, and the node here does not look so far back.
        </p>
      )}
    </section>
  );
}

function sentence(event: TokenEvent) {
  switch (event.kind) {
    case "minted":
      return <>Minted for {owner(event.to)}</>;
    case "moved":
      return (
        <>
          Handed on by {owner(event.from)} to {owner(event.to)}
        </>
      );
    case "renewed":
      return "A later version of the package was certified";
  }
}

const owner = (address: string) => (
  <a href={`/wallet/owner/${address}`} className="text-link font-mono text-sm">
    {shortHex(address)}
  </a>
);
