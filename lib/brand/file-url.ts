import path from "node:path";
import { appUrl } from "@/lib/env";
import type { BrandRecord } from "./brand-list.schema";
import { filePass } from "./file-pass";

/**
 * Where the files of the package that a job made can be fetched, by their paths, by whoever holds the address; of a
 * private brand for half a day.
 */
export async function filesAddress(
  jobId: string,
  { visibility }: Pick<BrandRecord, "visibility">,
): Promise<string> {
  const files = `${appUrl()}/api/jobs/${jobId}/files`;
  return visibility === "private" ? `${files}/~${await filePass(jobId)}` : files;
}

/** The ending of a file's name: "svg"; "gitignore" of ".gitignore". */
export function fileFormat(filePath: string): string {
  return path.posix.basename(filePath).split(".").at(-1) ?? "";
}
