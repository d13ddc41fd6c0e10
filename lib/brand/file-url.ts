import { appUrl } from "@/lib/env";

/** Where a file of the package that a job made can be fetched by whoever holds the address. */
export function fileUrl(jobId: string, path: string): string {
  return `${appUrl()}/api/jobs/${jobId}/files/${path}`;
}
