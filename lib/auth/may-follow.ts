import type { IncomingMessage } from "node:http";
import { readSession } from "@/lib/accounts/session-token";
import { isHiddenFrom } from "@/lib/brand/refuse-private";

/** The id of a job lets whoever holds it follow its progress; of a private brand's job, its owner alone. */
export async function mayFollow(request: IncomingMessage, jobId: string): Promise<boolean> {
  if (!(await isHiddenFrom(jobId, null))) return true;
  const account = await readSession(request.headers.cookie ?? null);
  return account !== null && !(await isHiddenFrom(jobId, account.id));
}
