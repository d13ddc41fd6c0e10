"use client";

import { Fold } from "@/components/ui/fold";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardSection } from "./board-section";
import { byteSize } from "./byte-size";
import { fileUrl } from "./file-url";

type ListedFile = Pick<BoardData["files"][number], "path" | "bytes">;

interface BoardFilesProps extends Pick<BoardData, "jobId" | "download"> {
  files: readonly ListedFile[];
}

/** Every file of the package, by folder, each to download. Their checksums are in `manifest.json`. */
export function BoardFiles({ jobId, files, download }: BoardFilesProps) {
  return (
    <BoardSection
      id="files"
      title="Files"
      lead={
        <a href={download.url} download className="text-link font-medium text-ink">
          All {files.length} in one ZIP, {byteSize(download.bytes)}
        </a>
      }
    >
      <div className="border-t border-ink">
        {byFolder(files).map(({ folder, files: inside }) => (
          <Fold
            key={folder}
            className="border-b border-rule"
            startsOpen={folder === ROOT}
            summary={
              <>
                <span className="font-semibold">{folder}</span>
                <span className="ml-auto pl-4 text-sm text-ink-soft tabular-nums">
                  {inside.length} {inside.length === 1 ? "file" : "files"},{" "}
                  {byteSize(inside.reduce((sum, { bytes }) => sum + bytes, 0))}
                </span>
              </>
            }
            content={() => <FileList jobId={jobId} folder={folder} files={inside} />}
          />
        ))}
      </div>
    </BoardSection>
  );
}

function FileList({ jobId, folder, files }: { jobId: string; folder: string; files: readonly ListedFile[] }) {
  return (
    <ul className="pb-4 pl-5">
      {files.map(({ path, bytes }) => (
        <li key={path} className="flex min-h-8 items-baseline justify-between gap-6 text-sm">
          <a
            href={fileUrl(jobId, path)}
            download={path.slice(path.lastIndexOf("/") + 1)}
            className="text-link min-w-0 py-1 font-mono break-all"
          >
            {folder === ROOT ? path : path.slice(folder.length + 1)}
          </a>
          <span className="shrink-0 text-ink-soft tabular-nums">{byteSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

const ROOT = "Package";

/** Grouped by first folder: the package's own files first, then folders in the manifest's order. */
function byFolder(files: readonly ListedFile[]): { folder: string; files: readonly ListedFile[] }[] {
  const groups = new Map<string, readonly ListedFile[]>([[ROOT, []]]);
  for (const file of files) {
    const slash = file.path.indexOf("/");
    const folder = slash === -1 ? ROOT : file.path.slice(0, slash);
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return [...groups]
    .map(([folder, inside]) => ({ folder, files: inside }))
    .filter((group) => group.files.length > 0);
}
