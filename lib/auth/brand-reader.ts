import { readSession } from "@/lib/accounts/session-token";
import type { Caller } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";

/** Who reads a brand by the id of a job. null: somebody without an account, who sees what is not private. */
export interface BrandReader {
  accountId: string | null;
}

/** The id of a job is the capability; who is signed in matters for private brands alone. */
export async function brandReader(request: Request): Promise<Caller<BrandReader>> {
  refuseCrossSite(request);
  const account = await readSession(request.headers.get("cookie"));
  const principal = { accountId: account?.id ?? null };
  return { principal, subjects: [], requestsPerHour: null, idempotencyScopes: [] };
}
