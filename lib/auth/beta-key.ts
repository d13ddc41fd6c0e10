import type { Caller } from "@/lib/http/caller";
import { apiKey, forbidden, type KeyPrincipal } from "./api-key";

/**
 * The same as `apiKey`, for v2: only keys that opted in.
 * @throws AppError FORBIDDEN for a key without the opt-in, and whatever `apiKey` throws.
 */
export async function betaKey(request: Request): Promise<Caller<KeyPrincipal>> {
  const caller = await apiKey(request);
  if (!caller.principal.beta) {
    throw await forbidden(caller, "v2 is beta: switch the beta option of this API key on in Settings.");
  }
  return caller;
}
