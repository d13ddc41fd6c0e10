import { appUrl } from "@/lib/env";

/** Path below which the progress sockets live. */
export const SOCKET_PATH = "/api/ws/";

/** Where a job's progress can be listened to: ws:// beside http://, wss:// beside https://. */
export function progressSocketUrl(jobId: string): string {
  return `${appUrl().replace(/^http/, "ws")}${SOCKET_PATH}${jobId}`;
}
