import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { openSession } from "@/lib/accounts/session-token";
import { AppError } from "@/lib/errors";
import type { Caller } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";
import { sessionCaller } from "./signed-in";

/**
 * Lets administrators through. For everybody else, signed in or not, there is nothing at the address.
 * @throws NOT_FOUND, or FORBIDDEN when another site's page sent the request.
 */
export async function admin(request: Request): Promise<Caller<AccountPrincipal>> {
  refuseCrossSite(request);
  const session = await openSession(request.headers.get("cookie"));
  if (!session?.account.isAdmin) throw new AppError("NOT_FOUND", "There is nothing at this address.");
  return sessionCaller(session);
}
