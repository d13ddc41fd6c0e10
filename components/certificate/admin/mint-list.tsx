import { Moment } from "@/components/ui/moment";
import type { MintRow } from "@/lib/admin/admin.schema";
import { transactionUrl } from "@/lib/chain/transaction-url";
import { shortHex } from "../short-hex";
import { RetryMint } from "./retry-mint";

/** States as people read them. */
export const MINT_STATES: Record<MintRow["status"], string> = {
  queued: "Waiting",
  submitted: "Sent",
  mined: "In a block",
  confirmed: "Confirmed",
  failed: "Failed",
  offered: "Offered",
};

const KINDS: Record<MintRow["kind"], string> = {
  mint: "at our cost",
  renewal: "renewal, at our cost",
  claim: "paid by the wallet",
};

/** Everybody's certificates: how far, for whom, and what went wrong. */
export function MintList({ mints, explorerUrl }: { mints: readonly MintRow[]; explorerUrl: string | null }) {
  return (
    <ul className="mt-4 border-t border-ink">
      {mints.map((mint) => (
        <li
          key={mint.brandId}
          data-mint={mint.brandId}
          data-status={mint.status}
          className="grid items-start gap-x-8 gap-y-1 border-b border-rule py-3 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <p className={`font-semibold md:pt-0.5 ${lookOf(mint)}`}>{MINT_STATES[mint.status]}</p>
          <div className="min-w-0">
            <h2 className="font-text text-lg font-semibold break-words" dir="auto">
              {mint.tokenId === null ? (
                (mint.brandName ?? "A brand that is gone")
              ) : (
                <a href={`/wallet/collection/${mint.tokenId}`} className="text-link">
                  {mint.brandName ?? "A brand that is gone"}
                </a>
              )}
              <span className="font-normal text-ink-soft">
                {" "}
                version {mint.version}
                {mint.tokenId !== null && `, certificate ${mint.tokenId}`}
              </span>
              {mint.isDeleted && <span className="ml-2 text-sm text-accent-strong">deleted</span>}
            </h2>
            <Facts mint={mint} explorerUrl={explorerUrl} />
            {[mint.failure, mint.problem].map(
              (words) =>
                words && (
                  <p key={words.code} className="mt-1 text-sm break-words">
                    <span className="font-mono">{words.code}</span> {words.message}
                  </p>
                ),
            )}
          </div>
          {mint.canRetry && (
            <RetryMint brandId={mint.brandId} name={mint.brandName ?? "it"} recipient={mint.recipient} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ mint, explorerUrl }: { mint: MintRow; explorerUrl: string | null }) {
  const { recipient, owner, transactionHash, nonce, offeredUntil } = mint;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span className="break-all">{mint.by}</span>
        <span>{KINDS[mint.kind]}</span>
        <Moment iso={mint.requestedAt} precision="second" />
        {mint.confirmedAt && <span>took {seconds(mint)}</span>}
        {nonce !== null && <span>nonce {nonce}</span>}
        {mint.status === "offered" && offeredUntil && (
          <span>
            until <Moment iso={offeredUntil} />
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <span>
          for <Wallet address={recipient} />
        </span>
        {owner && owner !== recipient && (
          <span>
            now held by <Wallet address={owner} />
          </span>
        )}
        {transactionHash && (
          <a href={transactionUrl({ explorerUrl }, transactionHash)} className="text-link font-mono">
            <span className="sr-only">Transaction </span>
            {shortHex(transactionHash)}
          </a>
        )}
      </p>
    </>
  );
}

const Wallet = ({ address }: { address: string }) => (
  <a href={`/wallet/owner/${address}`} className="text-link font-mono break-all">
    {address}
  </a>
);

function lookOf({ status, failure, problem }: MintRow): string {
  if (status === "failed" || failure || problem) return "text-accent-strong";
  return status === "confirmed" ? "text-good" : "";
}

function seconds({ requestedAt, confirmedAt }: MintRow): string {
  const took = Math.max(0, Date.parse(confirmedAt!) - Date.parse(requestedAt)) / 1_000;
  return took < 100 ? `${took.toFixed(1)} s` : `${Math.round(took / 60)} min`;
}
