import type { Authenticate } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";

/** No identity needed: what the address names is the capability (a job id), or is public. */
export const anyone: Authenticate<null> = async (request) => {
  refuseCrossSite(request);
  return { principal: null, subjects: [], requestsPerHour: null, idempotencyScopes: [] };
};
anyone.isOpen = true;
