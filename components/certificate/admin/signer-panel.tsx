import { formatUnits } from "viem/utils";
import { Moment } from "@/components/ui/moment";
import type { SignerState } from "@/lib/admin/admin.schema";
import { shortHex } from "../short-hex";
import { ClaimsSwitch } from "./claims-switch";

/** Fewer mints than these, and the signer wants coins. */
const FEW_MINTS = 50;

/** Who pays for certificates: what it has, whether its transactions follow each other, and whether wallets may claim. */
export function SignerPanel({ signer }: { signer: SignerState }) {
  const { address, balanceWei, symbol, mintsLeft, isOwner, claims, waiting } = signer;
  const isPoor = balanceWei === "0" || (mintsLeft !== null && mintsLeft < FEW_MINTS);
  return (
    <section aria-label="Signer" className="mt-8">
      <div className="grid border-t border-l border-ink sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div className="cell border-r border-b border-ink">
          <h2 className="font-text text-base font-normal text-ink-soft">
            Signer on {signer.network}
            {signer.isTest && ", a test network"}
          </h2>
          <p className={`text-2xl font-bold tabular-nums ${isPoor ? "text-accent-strong" : ""}`}>
            {Number(formatUnits(BigInt(balanceWei), 18)).toLocaleString("en", {
              maximumSignificantDigits: 6,
            })}{" "}
            {symbol}
          </p>
          <p className="mt-1 text-sm text-ink-soft">{wordsOfPurse(mintsLeft)}</p>
          <p className="mt-1 font-mono text-sm break-all">{address}</p>
          {!isOwner && (
            <p role="alert" className="mt-2 font-medium text-accent-strong">
              The contract is somebody else’s: this key cannot mint.
            </p>
          )}
        </div>
        <Nonces signer={signer} />
        <div className="cell border-r border-b border-ink">
          <h2 className="font-text text-base font-normal text-ink-soft">Claims by wallets</h2>
          <ClaimsSwitch claims={claims} />
        </div>
      </div>
      {waiting.length > 0 && <Waiting waiting={waiting} />}
    </section>
  );
}

function wordsOfPurse(mintsLeft: number | null): string {
  if (mintsLeft === null) return "What a mint costs is not known yet.";
  if (mintsLeft > 1_000_000) return "Enough for more than a million mints.";
  return `Enough for about ${mintsLeft.toLocaleString("en")} mints, by what they cost of late.`;
}

function Nonces({ signer: { nonce } }: { signer: SignerState }) {
  const { latest, pending, next } = nonce;
  return (
    <div className="cell border-r border-b border-ink">
      <h2 className="font-text text-base font-normal text-ink-soft">Nonces</h2>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tabular-nums">
        <dt>In blocks</dt>
        <dd className="text-end font-semibold">{latest}</dd>
        <dt>Known to the node</dt>
        <dd className="text-end font-semibold">{pending}</dd>
        <dt>We give out next</dt>
        <dd className="text-end font-semibold">{next ?? "none yet"}</dd>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{wordsOfNonces(latest, next)}</p>
    </div>
  );
}

function wordsOfNonces(latest: number, next: number | null): string {
  if (next === null) return "Nothing was sent with this key yet.";
  if (next === latest) return "The chain has everything that was signed.";
  if (next > latest) return `${next - latest} signed and in no block.`;
  return "The key was used elsewhere; the next one skips what was used.";
}

function Waiting({ waiting }: Pick<SignerState, "waiting">) {
  return (
    <>
      <h2 className="mt-8 mb-2 text-2xl font-bold tracking-[-0.015em]">Signed, in no block</h2>
      <ul className="border-t border-ink">
        {waiting.map(({ nonce, purpose, since, problem, href }) => (
          <li key={nonce} className="flex flex-wrap gap-x-5 border-b border-rule py-2.5">
            <span className="font-semibold tabular-nums">nonce {nonce}</span>
            <span>{purpose}</span>
            <span className="text-ink-soft">
              since <Moment iso={since} precision="second" />
            </span>
            {href && (
              <a href={href} className="text-link font-mono text-sm">
                {shortHex(href.split("/").at(-1)!)}
              </a>
            )}
            {problem && <span className="text-accent-strong">{problem}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
