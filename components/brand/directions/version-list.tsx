import type { VersionSummary } from "@/lib/brand/versions.schema";
import type { ChosenPart } from "@/lib/model/choices.schema";
import { PlainDrawing } from "../plain-drawing";
import { PART_LABELS } from "./directions-draft";
import { SwatchStrip } from "./swatch-strip";

interface VersionListProps {
  versions: readonly VersionSummary[] | undefined;
  problem: string;
  isBusy: boolean;
  onShow: (version: number) => void;
}

/** Every version of the brand, newest first, each a click away. */
export function VersionList({ versions, problem, isBusy, onShow }: VersionListProps) {
  return (
    <section aria-labelledby="versions-title" className="mt-12 border-t border-ink pt-4">
      <h3 id="versions-title" className="text-2xl font-bold tracking-[-0.01em]">
        Versions
      </h3>
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <ol className="mt-4 grid min-h-24 gap-3 min-[40rem]:grid-cols-2 xl:grid-cols-3">
        {(versions ?? []).map((version) => (
          <li
            key={version.version}
            className="flex items-stretch border border-rule bg-sheet"
            data-version={version.version}
            aria-current={version.isVisible || undefined}
          >
            <span className="flex w-24 shrink-0 flex-col" aria-hidden="true">
              <span className="grid grow place-items-center" style={{ background: version.background }}>
                <PlainDrawing drawing={version.icon} fills={version.fills} label="" className="size-12" />
              </span>
              <SwatchStrip colors={version.colors} className="h-4" />
            </span>
            <span className="flex min-w-0 grow flex-col gap-1 p-3">
              <span className="font-semibold break-words">
                Version {version.version}
                <span className="font-normal" dir="auto">
                  {" "}
                  {version.name}
                </span>
              </span>
              <span className="text-sm text-ink-soft">
                {changesOf(version)}, <Time iso={version.completedAt} />
              </span>
              <span className="mt-auto pt-1">
                {version.isVisible ? (
                  <span className="inline-flex min-h-11 items-center font-semibold text-good">Shown now</span>
                ) : (
                  <button
                    type="button"
                    className="text-link min-h-11 font-semibold"
                    aria-disabled={isBusy}
                    onClick={() => !isBusy && onShow(version.version)}
                  >
                    Show version {version.version}
                  </button>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "new mark and colors", "the first one". */
export function changesOf({ changes, baseVersion, version }: VersionSummary): string {
  if (changes.length === 0 || baseVersion === null) return version === 1 ? "the first one" : "made again";
  const labels = changes.map((change) => PART_LABELS[change as ChosenPart | "words" | "brief"] ?? change);
  const from = baseVersion === null || baseVersion === version - 1 ? "" : ` from version ${baseVersion}`;
  return `other ${joined(labels)}${from}`;
}

export function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="tabular-nums">
      {new Date(iso).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
