import { changePassword } from "@/lib/accounts/change-password";
import { newPasswordSchema } from "@/lib/accounts/profile.schema";
import { sessionAnswer } from "@/lib/auth/browser-session";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** Changes the password of somebody who knows the present one. Every other browser is signed out. */
export const POST = endpoint({
  authenticate: signedIn,
  body: newPasswordSchema,
  handle: async ({ request, requestId, principal: { accountId }, body }) => {
    await throttle("change-password", request.headers, { perNetwork: 60, perSubject: 10 }, accountId);
    const owner = await changePassword(accountId, body.presentPassword, body.password);
    return sessionAnswer(request, requestId, owner);
  },
});
