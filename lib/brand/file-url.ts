import path from "node:path";
import { appUrl } from "@/lib/env";

/** Where a file of the package that a job made can be fetched by whoever holds the address. */
export function fileUrl(jobId: string, filePath: string): string {
  return `${appUrl()}/api/jobs/${jobId}/files/${filePath}`;
}

/** The ending of a file's name: "svg"; "gitignore" of ".gitignore". */
export function fileFormat(filePath: string): string {
  return path.posix.basename(filePath).split(".").at(-1) ?? "";
}
