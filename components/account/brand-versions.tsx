import { changesOf } from "@/components/brand/directions/version-list";
import { PlainDrawing } from "@/components/brand/plain-drawing";
import { Moment } from "@/components/ui/moment";
import type { VersionSummary } from "@/lib/brand/versions.schema";
import { ShowVersion } from "./show-version";

/** Every complete version of a brand, newest first: to look at, to download, to show instead. */
export function BrandVersions({
  brandId,
  versions,
}: {
  brandId: string;
  versions: readonly VersionSummary[];
}) {
  const visible = versions.find(({ isVisible }) => isVisible)?.version ?? 0;
  return (
    <ol className="-mt-3">
      {versions.map((version) => (
        <li
          key={version.version}
          data-version={version.version}
          aria-current={version.isVisible || undefined}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-rule py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
        >
          <span aria-hidden="true" className="row-span-2 flex flex-col sm:row-span-1">
            <span className="grid aspect-4/3 place-items-center" style={{ background: version.background }}>
              <PlainDrawing
                drawing={version.icon}
                fills={version.fills}
                label=""
                className="h-[62%] w-auto"
              />
            </span>
            <span className="flex h-2">
              {version.colors.map((color) => (
                <span key={color} className="grow" style={{ background: color }} />
              ))}
            </span>
          </span>
          <span className="min-w-0">
            <span className="font-semibold">
              Version {version.version},{" "}
              <span dir="auto" className="break-words">
                {version.name}
              </span>
            </span>
            <span className="block text-sm text-ink-soft">
              {changesOf(version)}, <Moment iso={version.completedAt} />
            </span>
          </span>
          <span className="col-start-2 flex flex-wrap items-center gap-x-5 sm:col-start-3">
            {version.isVisible ? (
              <span className="inline-flex min-h-11 items-center font-semibold text-good">Shown now</span>
            ) : (
              <ShowVersion brandId={brandId} version={version.version} visible={visible} />
            )}
            <a
              href={`/api/download/${version.jobId}`}
              download=""
              className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              ZIP<span className="sr-only"> of version {version.version}</span>
            </a>
          </span>
        </li>
      ))}
    </ol>
  );
}
