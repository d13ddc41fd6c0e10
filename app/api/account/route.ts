import { accountDeletionSchema, profileChangesSchema, profileSchema } from "@/lib/accounts/profile.schema";
import { endSession } from "@/lib/accounts/session-cookies";
import { setAccountName } from "@/lib/accounts/set-account-name";
import { deleteAccount } from "@/lib/auth/delete-account";
import { signedIn } from "@/lib/auth/signed-in";
import { successAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

export const PATCH = endpoint({
  authenticate: signedIn,
  body: profileChangesSchema,
  output: profileSchema,
  handle: ({ principal, body }) => setAccountName(principal.accountId, body.name),
});

/** Ends the account for good, and the session with it. */
export const DELETE = endpoint({
  authenticate: signedIn,
  body: accountDeletionSchema,
  handle: async ({ principal, body, requestId }) => {
    await deleteAccount(principal.accountId, body.confirmation);
    const {
      status,
      headers,
      body: bytes,
    } = successAnswer({ status: 200, data: { deleted: true } }, requestId);
    const response = new Response(bytes, { status, headers });
    for (const cookie of endSession()) response.headers.append("Set-Cookie", cookie);
    return response;
  },
});
