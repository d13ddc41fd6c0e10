"use client";

import { type RefObject, useId } from "react";
import { byteSize } from "@/components/brand/byte-size";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import { Fold } from "@/components/ui/fold";
import { type FileFinding, findingWords } from "@/lib/proof/find-files";
import type { CheckResult } from "./check-messages";
import { ClaimList } from "./claim-list";
import { save } from "./use-check";

const TONES = { good: "text-good", bad: "text-accent-strong", open: "" } as const;

interface CheckOutcomeProps {
  result: CheckResult;
  heading: RefObject<HTMLHeadingElement | null>;
  onProve: (path: string) => void;
  onReset: () => void;
}

/** What came of a check: the verdict, what each part of it rests on, and what is not as it was. */
export function CheckOutcome({ result, heading, onProve, onReset }: CheckOutcomeProps) {
  const { verdict, checks, findings, paths, statement, zip } = result;
  const failures = checks.flatMap((check) => check.failures);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`section-title outline-none ${TONES[verdict.tone]}`}>
        {verdict.headline}
      </h2>
      <ClaimList verdict={verdict} />
      {failures.length > 0 && <Failures failures={failures} />}
      {findings.length > 0 && <Findings findings={findings} />}
      <Hashes zip={zip} merkleRoot={result.merkleRoot} />
      <div className="mt-8 border-t border-rule">
        {checks.length > 0 && (
          <Fold
            className="border-b border-rule"
            summary={<span className="font-semibold">Every check</span>}
            content={() => <Checks checks={checks} />}
          />
        )}
        {paths.length > 0 && (
          <Fold
            className="border-b border-rule"
            summary={<span className="font-semibold">Prove a single file</span>}
            content={() => <Proofs paths={paths} onProve={onProve} />}
          />
        )}
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={onReset}>
          Check something else
        </button>
        {statement && (
          <button
            type="button"
            className="button"
            onClick={() => save("brand.statement.json", `${JSON.stringify(statement)}\n`)}
          >
            Save the signed statement
          </button>
        )}
      </p>
    </>
  );
}

function Failures({ failures }: { failures: readonly string[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-8">
      <h3 id={title} className="text-xl font-bold">
        Not as it was delivered
      </h3>
      <ul className="mt-3 border-t border-rule">
        {failures.map((failure) => (
          <li key={failure} className="border-b border-rule py-2 font-mono text-sm break-words">
            {failure}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FINDINGS: Record<FileFinding["state"], { label: string; className: string }> = {
  belongs: { label: "Belongs to it", className: "text-good" },
  changed: { label: "Changed", className: "text-accent-strong" },
  foreign: { label: "Not of it", className: "text-accent-strong" },
  unproven: { label: "Cannot be told", className: "" },
};

function Findings({ findings }: { findings: readonly FileFinding[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-8">
      <h3 id={title} className="text-xl font-bold">
        File by file
      </h3>
      <ul className="mt-3 border-t border-rule">
        {findings.map((finding) => (
          <li
            key={`${finding.name} ${finding.sha256}`}
            className="grid gap-x-8 border-b border-rule py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span className={`font-semibold ${FINDINGS[finding.state].className}`}>
              {FINDINGS[finding.state].label}
            </span>
            <span className="break-words">
              <bdi>{finding.name}</bdi>, {byteSize(finding.bytes)}
              <span className="block font-mono text-sm text-ink-soft">{findingWords(finding)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hashes({ zip, merkleRoot }: Pick<CheckResult, "zip" | "merkleRoot">) {
  const rows = [
    ["SHA-256 of the ZIP", zip?.sha256],
    ["Merkle root", merkleRoot],
  ] as const;
  return (
    <dl className="mt-8 space-y-3">
      {rows.map(
        ([label, hash]) =>
          hash && (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>
                <CopyButton
                  text={hash}
                  className="min-h-6 text-left font-mono text-sm break-all underline decoration-rule underline-offset-4 hover:decoration-accent"
                >
                  <span className="sr-only">Copy </span>
                  <CopyLabel>{hash}</CopyLabel>
                </CopyButton>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Checks({ checks }: Pick<CheckResult, "checks">) {
  return (
    <ul className="pb-4">
      {checks.map(({ id, label, status, figure }) => (
        <li key={id} className="grid gap-x-8 py-1.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)]">
          <span className={`font-semibold ${status === "passed" ? "text-good" : "text-accent-strong"}`}>
            {status === "passed" ? "Passed" : "Failed"}
          </span>
          <span>{label}</span>
          <span className="break-all text-ink-soft tabular-nums">{figure}</span>
        </li>
      ))}
    </ul>
  );
}

function Proofs({ paths, onProve }: { paths: readonly string[]; onProve: (path: string) => void }) {
  return (
    <>
      <p className="max-w-[62ch] pb-3 text-pretty text-ink-soft">
        A proof goes along with one file: with it anybody can check here that the file belongs to the package,
        without having the package.
      </p>
      <ul className="max-h-96 overflow-y-auto pb-4">
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="text-link min-h-8 text-left font-mono text-sm break-all"
              onClick={() => onProve(path)}
            >
              <span className="sr-only">Save the proof of </span>
              {path}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
