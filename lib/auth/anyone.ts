import type { Caller } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";

/** No identity needed: what the address names is the capability (a job id), or is public. */
export async function anyone(request: Request): Promise<Caller<null>> {
  refuseCrossSite(request);
  return { principal: null, subjects: [], requestsPerHour: null, idempotencyScopes: [] };
}
