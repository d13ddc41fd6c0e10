import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import type { Verification } from "@/lib/model/verification.schema";
import { BoardSection } from "./board-section";

/** The checks on the final files with their figures, the root that proves a file, and what is signed about it. */
export function BoardVerification({
  verification,
  merkleRoot,
  statementUrl,
}: {
  verification: Verification;
  merkleRoot: string;
  statementUrl: string;
}) {
  return (
    <BoardSection
      id="verification"
      title="Checks"
      lead="Made by machine on the final files, after they were written. The same report is in the package."
    >
      <ul className="border-t border-ink">
        {verification.checks.map(({ id, label, status, figure, failures }) => (
          <li
            key={id}
            className="grid items-baseline gap-x-8 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <span className={`font-semibold ${status === "passed" ? "text-good" : "text-accent-strong"}`}>
              {status === "passed" ? "Passed" : "Failed"}
            </span>
            <span>{label}</span>
            <span className="text-ink-soft tabular-nums">
              {figure}
              {failures.length > 0 && <span className="block text-accent-strong">{failures.join(", ")}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="font-text text-base font-semibold">Merkle root</h3>
        <CopyButton
          text={merkleRoot}
          className="min-h-6 min-w-0 text-left font-mono text-sm break-all underline decoration-rule underline-offset-4 hover:decoration-accent"
        >
          <span className="sr-only">Copy </span>
          <CopyLabel>{merkleRoot}</CopyLabel>
        </CopyButton>
      </div>
      <p className="mt-4 max-w-[62ch] text-pretty">
        <a href={statementUrl} download className="text-link font-medium">
          Signed statement
        </a>{" "}
        that the package with this root is this version of the brand. Keep it beside the ZIP:{" "}
        <a href="/verify" className="text-link font-medium">
          verify
        </a>{" "}
        tells of any copy of the package, or of one file of it, whether it is as it was delivered.
      </p>
    </BoardSection>
  );
}
