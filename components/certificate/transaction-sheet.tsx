import { formatUnits } from "viem/utils";
import { Moment } from "@/components/ui/moment";
import type { TransactionDetails } from "@/lib/chain/read-transaction";
import { Copied, Row } from "./certificate-details";

interface TransactionSheetProps {
  transaction: TransactionDetails;
  /** Of the network's coin: "ETH". */
  symbol: string;
}

/** A transaction as the network has it. */
export function TransactionSheet({ transaction, symbol }: TransactionSheetProps) {
  const { hash, state, from, to, call } = transaction;
  const tokenId = "tokenId" in state ? state.tokenId : null;
  return (
    <>
      <h1 className="section-title">Transaction</h1>
      <p role="status" className={`mt-4 text-lg font-semibold ${LOOKS[state.kind] ?? ""}`}>
        {WORDS[state.kind]}
        {"needed" in state && state.kind !== "reverted" && (
          <span className="font-normal text-ink-soft">
            , {Math.min(state.confirmations, state.needed)} of {state.needed} confirmations
          </span>
        )}
      </p>
      {tokenId !== null && (
        <p className="mt-5">
          <a href={`/wallet/collection/${tokenId}`} className="button button-primary">
            See certificate {tokenId}
          </a>
        </p>
      )}
      <dl className="mt-8 border-t-[1.5px] border-ink">
        <Row label="Hash">
          <Copied text={hash} />
        </Row>
        <Row label="From">
          <Copied text={from} />
        </Row>
        <Row label="To">{to ? <Copied text={to} /> : "A new contract"}</Row>
        {transaction.blockNumber && transaction.at && (
          <Row label="Block">
            {transaction.blockNumber}, <Moment iso={transaction.at} precision="second" />
          </Row>
        )}
        <Row label="Fee">
          {transaction.fee === null || transaction.gasUsed === null
            ? "Known when it is in a block"
            : `${formatUnits(BigInt(transaction.fee), 18)} ${symbol}, ${Number(transaction.gasUsed).toLocaleString("en")} gas`}
        </Row>
        {transaction.value !== "0" && (
          <Row label="Amount">
            {formatUnits(BigInt(transaction.value), 18)} {symbol}
          </Row>
        )}
        <Row label="Number">{transaction.nonce} of its sender</Row>
        {call && (
          <Row label="Calls">
            <p className="font-mono text-sm font-semibold">{call.name}</p>
            <dl className="mt-2 grid gap-2">
              {call.args.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd className="font-mono text-sm break-all whitespace-pre-wrap">{value}</dd>
                </div>
              ))}
            </dl>
          </Row>
        )}
      </dl>
    </>
  );
}

const WORDS = {
  lost: "The node does not know it",
  waiting: "Sent, and not in a block yet",
  confirming: "In a block",
  confirmed: "Confirmed",
  reverted: "Carried out and undone: it changed nothing",
} as const;

const LOOKS: Partial<Record<keyof typeof WORDS, string>> = {
  confirmed: "text-good",
  reverted: "text-accent-strong",
};
