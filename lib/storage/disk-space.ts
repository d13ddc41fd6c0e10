import { statfs } from "node:fs/promises";
import { AppError } from "@/lib/errors";

const MINIMUM_FREE_BYTES = 512 * 1024 * 1024;
const MINIMUM_FREE_SHARE = 0.02;

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** What an unprivileged process may still write on the disk that holds `folder`. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** @throws AppError SERVICE_UNAVAILABLE below 512 MiB or 2 % of free space: a job stopped half-way by a full disk is worse. */
export function assertFreeSpace({ freeBytes, totalBytes }: DiskSpace): void {
  if (freeBytes >= MINIMUM_FREE_BYTES && freeBytes >= totalBytes * MINIMUM_FREE_SHARE) return;
  const free = Math.floor(freeBytes / 1024 / 1024);
  throw new AppError("SERVICE_UNAVAILABLE", "The disk is nearly full, so no new files are taken.", {
    retryAfterSeconds: 300,
    internal: `${free} MiB free of ${Math.floor(totalBytes / 1024 / 1024)} MiB; at least 512 MiB and 2 % must be free`,
  });
}
