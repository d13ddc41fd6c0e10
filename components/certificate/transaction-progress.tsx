import { transactionUrl } from "@/lib/chain/transaction-url";
import { shortHex } from "./short-hex";

interface TransactionProgressProps {
  words: string;
  isUnderWay: boolean;
  /** How it ended; undefined while it goes on. */
  outcome: "good" | "bad" | undefined;
  hash: string | null;
  explorerUrl: string | null;
}

/** Says how far a wallet's transaction has come, to eyes and to screen readers. */
export function TransactionProgress(props: TransactionProgressProps) {
  const { words, isUnderWay, outcome, hash, explorerUrl } = props;
  const look = outcome ? { good: "text-good", bad: "text-accent-strong" }[outcome] : "";
  return (
    <>
      <p role="status" className={`flex items-baseline gap-3 text-lg font-semibold ${look}`}>
        {isUnderWay && (
          <span
            aria-hidden="true"
            className="turning size-3.5 shrink-0 border-2 border-accent border-t-transparent rounded-full"
          />
        )}
        {words}
      </p>
      {hash && (
        <p className="mt-1 text-ink-soft">
          Transaction{" "}
          <a href={transactionUrl({ explorerUrl }, hash)} className="text-link font-mono text-sm">
            {shortHex(hash)}
          </a>
        </p>
      )}
    </>
  );
}
