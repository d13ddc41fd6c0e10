import { knownBrowserCookie } from "@/lib/accounts/known-browser";
import { beginSession } from "@/lib/accounts/session-cookies";
import type { SessionOwner } from "@/lib/accounts/session-token";
import { claimBrands } from "@/lib/brand/claim-brands";
import { successAnswer } from "@/lib/http/answer";
import { readVisitorId } from "./visitor";

/** Makes the brands of the browser that asks the account's own. */
export async function claimBrowser(request: Request, accountId: string): Promise<void> {
  const visitorId = readVisitorId(request.headers);
  if (visitorId) await claimBrands(accountId, visitorId);
}

/** The answer that signs its browser in: claims what was made there before, and begins a session. */
export async function sessionAnswer(
  request: Request,
  requestId: string,
  owner: SessionOwner,
): Promise<Response> {
  await claimBrowser(request, owner.id);
  const { status, headers, body } = successAnswer({ status: 200, data: { signedIn: true } }, requestId);
  const response = new Response(body, { status, headers });
  const cookies = [...(await beginSession(owner)), await knownBrowserCookie(owner.id)];
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
