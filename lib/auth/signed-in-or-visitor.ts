import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { openSession } from "@/lib/accounts/session-token";
import type { Caller } from "@/lib/http/caller";
import { refuseCrossSite } from "./cross-site";
import { sessionCaller } from "./signed-in";
import { type Visitor, visitor } from "./visitor";

/**
 * Who uses the generation interface: the account when somebody is signed in, with its tier and its credits, else the
 * browser by its cookie. A session that has ended makes a visitor again.
 * @throws FORBIDDEN when another site's page sent the request.
 */
export async function signedInOrVisitor(request: Request): Promise<Caller<AccountPrincipal | Visitor>> {
  refuseCrossSite(request);
  const session = await openSession(request.headers.get("cookie"));
  return session ? sessionCaller(session) : visitor(request);
}
