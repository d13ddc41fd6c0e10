import { useState } from "react";
import { AccountSectionBlock } from "@/components/account/account-page";
import { send } from "@/components/account/send";
import { byteSize } from "@/components/brand/byte-size";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import { showToast } from "@/components/ui/toast-store";
import { AXIS_TITLES } from "@/lib/variants/axes";
import { SET_FILES } from "@/lib/variants/set-files";
import type { VariantSetChange, VariantSetView } from "@/lib/variants/variant-set.schema";
import { EndExperiment } from "./end-experiment";
import { ResultsPanel } from "./results-panel";
import { SampleSizeForm } from "./sample-size-form";

interface VariantSetSectionsProps {
  /** Of the set in the interface of the page. */
  address: string;
  set: VariantSetView;
  onChange: (set: VariantSetView) => void;
  onAgain: () => void;
}

/** Everything about one set: the comparison, its link, the files, the code, the results. */
export function VariantSetSections({ address, set, onChange, onAgain }: VariantSetSectionsProps) {
  const [isBusy, setBusy] = useState(false);
  const change = async (wanted: VariantSetChange) => {
    setBusy(true);
    const answer = await send<VariantSetView>("PATCH", address, wanted);
    setBusy(false);
    if (answer.ok) onChange(answer.value);
    else showToast({ text: answer.message, kind: "problem" });
  };

  if (set.status === "making") {
    return (
      <p role="status" className="mt-10 text-lg">
        The designs are being drawn. They show here as soon as they are done.
      </p>
    );
  }
  if (set.status === "failed") {
    return (
      <div className="mt-10">
        <p role="alert" className="text-lg">
          These designs could not be drawn. Nothing more is charged when you try again.
        </p>
        <button type="button" className="button mt-4" onClick={onAgain}>
          Try again
        </button>
      </div>
    );
  }
  const archive = set.files.find(({ path }) => path === SET_FILES.archive);
  const guide = set.files.find(({ path }) => path === SET_FILES.guide);
  return (
    <>
      <section aria-labelledby="compare-title" className="mt-14 border-t-[1.5px] border-ink pt-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="compare-title" className="text-2xl font-bold tracking-[-0.015em]">
            Compare
          </h2>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void change({ shared: set.shareUrl === null })}
            >
              {set.shareUrl ? "Take the link back" : "Share by link"}
            </button>
            {archive && (
              <a href={pathOf(archive.url)} download="" className="button button-ink">
                Download all
                <span className="font-normal">ZIP, {byteSize(archive.bytes)}</span>
              </a>
            )}
          </div>
        </div>
        {set.shareUrl && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4">
            <a href={set.shareUrl} className="text-link break-all">
              {set.shareUrl}
            </a>
            <CopyButton text={set.shareUrl} className="button">
              <CopyLabel>Copy the link</CopyLabel>
            </CopyButton>
          </p>
        )}
        {set.compareUrl && (
          <iframe
            src={pathOf(set.compareUrl)}
            title="The designs side by side"
            className="mt-5 h-[min(56rem,85vh)] w-full border border-rule bg-sheet"
          />
        )}
      </section>
      <AccountSectionBlock
        id="files"
        title="Files"
        lead="Each design is a folder of the ZIP: landing, tokens, logo files, typefaces."
      >
        <Designs set={set} />
      </AccountSectionBlock>
      <AccountSectionBlock
        id="test"
        title="Test them"
        lead="The folder “testing” of the ZIP has the code: an OpenFeature provider for React and Vue, a script for pages without a build."
      >
        <ol className="grid max-w-[46rem] list-decimal gap-2 ps-5">
          <li>Put the folders a to d of the ZIP on your site.</li>
          <li>Load the two scripts in the head of the page, before any style sheet.</li>
          <li>Mark the button that counts with “data-goal”, or call “reachGoal”.</li>
        </ol>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-mono text-sm break-all">{set.experimentKey}</span>
          <CopyButton text={set.experimentKey} className="button">
            <CopyLabel>Copy the experiment’s key</CopyLabel>
          </CopyButton>
          {guide && (
            <a href={pathOf(guide.url)} className="button" target="_blank" rel="noreferrer">
              Read the guide
            </a>
          )}
        </p>
      </AccountSectionBlock>
      <AccountSectionBlock
        id="results"
        title="Results"
        lead="Look as often as you like: the test stays right, and calls a difference where there is none in at most one of twenty experiments."
      >
        <ResultsPanel address={`${address}/results`} isRunning={set.endedAt === null}>
          <EndExperiment isBusy={isBusy} onEnd={() => void change({ ended: true })} />
        </ResultsPanel>
      </AccountSectionBlock>
      <AccountSectionBlock
        id="sample-size"
        title="How many visitors"
        lead="What the test needs to find a difference of this size in four of five cases, with all four designs."
      >
        <SampleSizeForm />
      </AccountSectionBlock>
    </>
  );
}

function Designs({ set }: { set: VariantSetView }) {
  return (
    <ul className="grid border-t border-rule">
      {set.variants.map(({ arm, axis, from, to, files }) => {
        const page = files.find(({ path }) => path === `${arm}/index.html`);
        const tokens = files.find(({ path }) => path === `${arm}/tokens/brand.tokens.json`);
        return (
          <li
            key={arm}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
          >
            <span className="font-display text-2xl font-bold uppercase">{arm}</span>
            <div className="min-w-0">
              <p className="font-semibold">{axis ? AXIS_TITLES[axis] : "Control: the brand as it is"}</p>
              {axis && (
                <p className="break-words text-ink-soft">
                  <bdi>{from}</bdi> → <bdi>{to}</bdi>
                </p>
              )}
              <p className="field-hint">{files.length} files</p>
            </div>
            <p className="flex flex-wrap items-center gap-3">
              {page && (
                <a href={pathOf(page.url)} className="text-link" target="_blank" rel="noreferrer">
                  Landing {arm.toUpperCase()}
                </a>
              )}
              {tokens && (
                <a href={pathOf(tokens.url)} className="text-link" download="">
                  Tokens {arm.toUpperCase()}
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** On whatever host of ours the page is. */
const pathOf = (url: string) => new URL(url).pathname;
